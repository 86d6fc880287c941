-- How a company began, and when its trial ends. A suspended or closed company reads and exports.
alter table company
  add trade text,
  add trial_ends_on date,
  add suspended_because text,
  add closed_at timestamptz;
-- How many days of the trial were left when its managers were last told, so that nobody is told twice.
alter table company add trial_told integer;
grant insert, update on company to plumbline_gate;

-- A link that begins a company: asked for by a visitor, or printed by the first start of an installation. It belongs
-- to no company: the gate's role alone reads it.
create table company_start (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('trial', 'first')),
  name text not null default '',
  company text not null default '',
  email text not null default '',
  lang text not null default 'en' check (lang in ('en', 'fr', 'es')),
  request uuid references site_request (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index company_start_by_request on company_start (request);
grant select, insert, update, delete on company_start to plumbline_gate;

-- What a request of a visitor became.
alter table site_request add became uuid references company (id) on delete set null;

-- How much each company uses, for the provider: counts alone, nothing of what a company wrote.
create function company_use() returns table (company uuid, people integer, submissions integer, bytes bigint,
  seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id,
    (select count(*)::integer from account a
      where a.company_id = c.id and a.kind = 'staff' and a.login_id is not null and a.deactivated_at is null),
    (select count(*)::integer from submissions s
      where s.company_id = c.id and s.submitted_at > now() - interval '30 days'),
    coalesce((select p.bytes from company_space p where p.company_id = c.id), 0),
    (select max(s.seen_at) from session s where s.company_id = c.id)
  from company c
$$;
revoke execute on function company_use() from public;
grant execute on function company_use() to plumbline_gate;

-- When the installation was last copied away, for the provider to see.
create table backup_made (
  made_at timestamptz primary key,
  rows bigint not null,
  files bigint not null
);
grant select on backup_made to plumbline_gate;
