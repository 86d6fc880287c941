-- A closed company is removed for good after its stated days: its rows and its files. What stays is that it was.
alter table company add removes_on date, add removal_told integer;
update company set removes_on = (now() at time zone timezone)::date + 90 where closed_at is not null;

create table company_removed (
  id uuid primary key,
  name text not null,
  closed_at timestamptz not null,
  removed_at timestamptz not null default now(),
  people integer not null,
  files integer not null,
  bytes bigint not null,
  -- Contents that are still in the store: taken from there after the rows are gone.
  contents_left text[] not null
);
grant select, update on company_removed to plumbline_gate;

-- All rows of one company in one statement, so that whatever they say of one another goes together. The triggers of the
-- tables would write what happened into the company's own log and counts: they are off meanwhile, and who writes waits.
create function remove_company(gone uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what company;
  logins uuid[];
  addresses text[];
  one record;
  parts text := '';
begin
  select * into what from company c where c.id = gone for update;
  if what.id is null or what.closed_at is null or what.removes_on > (now() at time zone what.timezone)::date then
    return false;
  end if;
  perform set_config('lock_timeout', '20s', true);
  select coalesce(array_agg(distinct a.login_id) filter (where a.login_id is not null), '{}') into logins
    from account a where a.company_id = gone;
  select coalesce(array_agg(distinct p.email) filter (where p.email is not null), '{}') into addresses
    from person p where p.company_id = gone;
  insert into company_removed (id, name, closed_at, people, files, bytes, contents_left)
  select gone, what.name, what.closed_at,
    (select count(*) from account a where a.company_id = gone and a.kind = 'staff'),
    (select count(*) from file f where f.company_id = gone),
    coalesce((select sum(f.bytes) from file f where f.company_id = gone), 0),
    coalesce((select array_agg(distinct f.sha256) from file f where f.company_id = gone), '{}');
  for one in
    select c.oid::regclass as name, row_number() over () as n
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    order by c.relname
  loop
    execute format('alter table %s disable trigger user', one.name);
    parts := parts || format('d%s as (delete from %s where company_id = $1), ', one.n, one.name);
  end loop;
  alter table company disable trigger user;
  execute 'with ' || parts || 'last as (delete from company where id = $1) select' using gone;
  for one in
    select c.oid::regclass as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s enable trigger user', one.name);
  end loop;
  alter table company enable trigger user;
  for one in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'S' and c.relnamespace = 'numbers'::regnamespace and starts_with(c.relname, gone || ' ')
  loop
    execute format('drop sequence %s', one.name);
  end loop;
  -- How people signed in goes too, where they are in no other company and not of the provider.
  select coalesce(array_agg(l.id), '{}') into logins from login l
    where l.id = any (logins)
      and not exists (select from account a where a.login_id = l.id)
      and not exists (select from provider_admin p where p.login_id = l.id);
  delete from mail m using login l where l.id = any (logins) and lower(m.recipient) = lower(l.email);
  delete from mail m where m.recipient = any (addresses)
    and not exists (select from login l where lower(l.email) = lower(m.recipient) and l.id <> all (logins));
  delete from session s where s.login_id = any (logins);
  delete from login_token t where t.login_id = any (logins);
  delete from login l where l.id = any (logins);
  delete from graphile_worker._private_jobs j where j.payload::jsonb ->> 'company_id' = gone::text;
  return true;
end $$;
revoke execute on function remove_company from public;
grant execute on function remove_company to plumbline_gate;
