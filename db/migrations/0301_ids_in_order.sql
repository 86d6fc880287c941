-- Rows are listed by their ids in the order in which they were written: an id has the moment to a quarter of a microsecond
-- (RFC 9562, 6.2, method 3). To the millisecond two rows of one act stood in either order.
create or replace function new_id() returns uuid language sql as $$
  select (
    overlay(lpad(to_hex((extract(epoch from clock_timestamp()) * 4096000)::bigint), 15, '0') placing '7' from 13 for 0)
    || substring(gen_random_uuid()::text from 20)
  )::uuid
$$;
