-- A year begins when the company's does: what is sent on 31 December in the evening is of that year.
create or replace function next_number(series text) returns text language sql volatile as $$
  insert into number_series as s (company_id, series, year, last)
  select id, next_number.series, extract(year from now() at time zone timezone)::integer, 1
  from company where id = current_company()
  on conflict (company_id, series, year) do update set last = s.last + 1
  returning s.series || '-' || s.year || '-' || lpad(s.last::text, greatest(4, length(s.last::text)), '0')
$$;
