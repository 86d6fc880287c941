-- A list of deficiencies begins with what is late the longest. How many days that is changes each day; the order does
-- not: by the day on which it was due. An index keeps it, and a page is read from there instead of sorting all of them.
-- What is done, or has no day, is not late, as what is due later; what has ended has no place and stands last.
create function lateness(status text, due_on date) returns integer language sql immutable parallel safe as $$
  select case when status in ('open', 'in_progress') then coalesce(date '2000-01-01' - due_on, -1000000)
    when status = 'done' then -1000000 end
$$;
create index deficiencies_by_lateness on deficiencies
  (company_id, lateness(status, due_on) desc nulls last, id desc) where archived_at is null;
