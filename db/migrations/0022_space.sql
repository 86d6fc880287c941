-- How many bytes of files a company stores: a counter, kept where files come and go, because a sum over
-- all of a company's files at each upload would be felt. The same content is stored once in a company,
-- and counted once. Before each row, so that rows of one statement see those before them.
create table company_space (
  company_id uuid primary key references company,
  bytes bigint not null check (bytes >= 0)
);
alter table company_space enable row level security;
create policy company_scope on company_space
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select on company_space to plumbline_app;

create function count_space() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one file := coalesce(new, old);
begin
  if exists (
    select from file f
    where f.company_id = one.company_id and f.sha256 = one.sha256 and f.id <> one.id) then
    return one;
  end if;
  if tg_op = 'INSERT' then
    insert into company_space values (one.company_id, one.bytes)
    on conflict (company_id) do update set bytes = company_space.bytes + excluded.bytes;
  else
    update company_space s set bytes = s.bytes - one.bytes where s.company_id = one.company_id;
  end if;
  return one;
end $$;
create trigger count_space before insert or delete on file
  for each row execute function count_space();

insert into company_space
select company_id, sum(bytes)
from (select distinct on (company_id, sha256) company_id, bytes from file) stored
group by company_id;

-- What somebody has sent and no record names yet, whose bytes are bounded too.
create index file_unclaimed on file (company_id, created_by) include (bytes) where subject is null;

-- What the log asserts of itself: a server whose log moved under it, or that tried to rewrite it, ends.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise assert_failure using message = 'the change log is append-only';
end $$;
