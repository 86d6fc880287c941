-- A number comes from a sequence: nobody waits for the transaction of another person. A number that was taken and
-- not used leaves a gap; none is given twice.
create schema numbers;

-- number_series stays: it says the last number that was given before the sequence was made.
create function sequence_of_numbers(series text, year integer) returns text
language sql stable
as $$ select format('numbers.%I', current_company() || ' ' || series || ' ' || year) $$;

create function begin_numbers(series text, year integer) returns regclass
language plpgsql security definer
set search_path to 'public', 'pg_temp'
as $$
declare
  name text := sequence_of_numbers(series, year);
begin
  -- Two that want the first number of a year at once make one sequence. What the other one made is not in sight of
  -- to_regclass() yet; to make it again finds it.
  perform pg_advisory_xact_lock(hashtextextended(name, 0));
  execute format('create sequence if not exists %s start with %s', name, 1 + coalesce((
    select s.last from number_series s where s.company_id = current_company()
      and s.series = begin_numbers.series and s.year = begin_numbers.year), 0));
  return to_regclass(name);
end $$;

create or replace function next_number(series text) returns text
language plpgsql security definer
set search_path to 'public', 'pg_temp'
as $$
declare
  this_year integer := (select extract(year from now() at time zone c.timezone)
    from company c where c.id = current_company());
  next bigint := nextval(coalesce(to_regclass(sequence_of_numbers(series, this_year)),
    begin_numbers(series, this_year)));
begin
  return series || '-' || this_year || '-' || lpad(next::text, greatest(4, length(next::text)), '0');
end $$;

-- The next number of the year comes after this one.
create function continue_numbers(series text, year integer, last bigint) returns void
language plpgsql security definer
set search_path to 'public', 'pg_temp'
as $$
declare
  place regclass := begin_numbers(series, year);
  given bigint := coalesce(pg_sequence_last_value(place), 0);
begin
  if last > given then perform setval(place, last); end if;
end $$;

revoke execute on function begin_numbers(text, integer) from public;
revoke execute on function next_number(text) from public;
revoke execute on function continue_numbers(text, integer, bigint) from public;
grant execute on function next_number(text), continue_numbers(text, integer, bigint) to plumbline_app;
revoke all on number_series from plumbline_app;
