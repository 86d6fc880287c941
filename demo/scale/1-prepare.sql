-- What the following files count with: names that always give the same id and the same number, and the
-- days on which people work.
set local statement_timeout = 0;
set local work_mem = '128MB';

/** The same name has the same id; ids of later moments are greater, as those that the product makes. */
create function pg_temp.demo_id(name text, moment timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0')
    || '7' || substr(m, 14, 3) || '8' || substr(m, 18, 15))::uuid
  from md5(name) m
$$;

/** A number below a bound: the same for the same name. */
create function pg_temp.roll(name text, below integer) returns integer language sql immutable as $$
  select (('x' || substr(md5(name), 1, 8))::bit(32)::bigint % below)::integer
$$;

-- Weekdays but each ninth, for holidays and weather: some 230 a year.
create temp table work_day on commit drop as
select row_number() over (order by day) - 1 as nth, day
from (
  select d::date as day, row_number() over (order by d) as n
  from span, generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d
  where extract(isodow from d) < 6) weekdays
where n % 9 <> 0;
