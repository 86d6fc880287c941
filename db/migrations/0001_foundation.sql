-- The ground every other table stands on: roles, company scope, the change log, people's accounts.
--
-- Two roles without bypass do all the work of requests. `plumbline_app` sees the rows of one company
-- and nothing of how people sign in; `plumbline_gate` handles sign-in and sees no company data
-- beyond accounts and templates. Neither owns anything.

do $$
begin
  create role plumbline_app nologin nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  create role plumbline_gate nologin nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant plumbline_app, plumbline_gate to %I', current_user);
end $$;

revoke create on schema public from public;
grant usage on schema public to plumbline_app, plumbline_gate;

-- Ids are UUIDs of version 7: their order in an index is the order of their creation.
create function new_id() returns uuid language sql volatile as $$
  select encode(
    set_byte(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      6, (get_byte(uuid_send(gen_random_uuid()), 6) & 15) | 112),
    'hex')::uuid
$$;

-- The company of the request, or null: with no company set, every secured table is empty.
create function current_company() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.company_id', true), '')::uuid
$$;

create table company (
  id uuid primary key default new_id(),
  name text not null check (name <> ''),
  slug text not null unique,
  country text not null default 'CA' check (country in ('CA', 'US')),
  timezone text not null default 'America/Toronto',
  locale text not null default 'en' check (locale in ('en', 'fr', 'es')),
  second_factor_required boolean not null default false,
  suspended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table company enable row level security;
create policy company_scope on company using (id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, update on company to plumbline_app;
create policy gate_reads on company for select to plumbline_gate using (true);
grant select on company to plumbline_gate;

-- The change log: one row for each write, in the same transaction, chained by hash per company.
create table change (
  company_id uuid not null references company,
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  source text not null,
  request_id text,
  ip text,
  action text not null,
  subject text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, seq)
);
create index change_by_subject on change (company_id, subject, subject_id, seq);
alter table change enable row level security;
create policy company_scope on change for select using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select on change to plumbline_app;

-- The last link of each company's chain; locking its row puts the company's writes in order.
create table change_head (
  company_id uuid primary key references company,
  seq bigint not null,
  hash bytea not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the change log is append-only';
end $$;
create trigger append_only before update or delete on change
  for each row execute function refuse_change();
create trigger no_truncate before truncate on change
  for each statement execute function refuse_change();

-- What is hashed: every column but the hash itself, as one JSON text. They are named, so that a
-- column added later does not change the hashes of the rows that are there; the instant is spelled
-- out, so that the session's time zone does not matter.
create function change_hash(link change) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    link.company_id, link.seq, to_char(link.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    link.actor_id, link.actor_name, link.source, link.request_id, link.ip, link.action,
    link.subject, link.subject_id, link.before, link.after, link.reason,
    encode(link.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- Called by log_change alone, at commit: a caller that went on writing with the chain locked could
-- end in a deadlock with one that has written and waits for the chain.
--
-- Quick for many writes in one transaction: each leaves a dead version of the chain's last link
-- behind, and the next would step over all of them. Where the link stands now is kept for the
-- transaction; should it not stand there, it is looked up. A plan made while the table is small would
-- read all of it, dead versions too.
create function append_change(
  company uuid, action text, subject text, subject_id uuid, before jsonb, after jsonb
) returns void language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  kept text[] := string_to_array(current_setting('app.last_link', true), ' ');
  place tid;
  head change_head;
  link change;
begin
  if kept[1] = company::text then
    place := kept[2]::tid;
    select * into head from change_head h where h.ctid = place and h.company_id = company for update;
  end if;
  if head.company_id is null then
    perform from change_head h where h.company_id = company for update;
    if not found then
      insert into change_head values (company, 0, '\x') on conflict do nothing;
      perform from change_head h where h.company_id = company for update;
    end if;
    select h.ctid into place from change_head h where h.company_id = company;
    select * into head from change_head h where h.company_id = company;
  end if;
  link.company_id := company;
  link.seq := head.seq + 1;
  link.at := clock_timestamp();
  link.actor_id := nullif(current_setting('app.actor_id', true), '')::uuid;
  link.actor_name := coalesce(nullif(current_setting('app.actor_name', true), ''), 'system');
  link.source := coalesce(nullif(current_setting('app.source', true), ''), 'system');
  link.request_id := nullif(current_setting('app.request_id', true), '');
  link.ip := nullif(current_setting('app.ip', true), '');
  link.action := append_change.action;
  link.subject := append_change.subject;
  link.subject_id := append_change.subject_id;
  link.before := append_change.before;
  link.after := append_change.after;
  link.reason := nullif(current_setting('app.reason', true), '');
  link.previous_hash := head.hash;
  link.hash := change_hash(link);
  insert into change select link.*;
  update change_head h set seq = link.seq, hash = link.hash
    where h.ctid = place and h.company_id = company returning h.ctid into place;
  if place is null then raise 'The chain of changes moved.'; end if;
  perform set_config('app.last_link', company::text || ' ' || place::text, true);
end $$;
revoke execute on function append_change from public;

-- Logs only what differs; a column that was and stays empty does not. The trigger's arguments name
-- columns whose values are confidential: the log says that they changed, not to what.
create function log_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  now_is jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whole jsonb := was || now_is;
  action text := case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end;
  hidden text[] := coalesce(tg_argv, '{}');
  before jsonb;
  after jsonb;
begin
  select
    coalesce(jsonb_object_agg(name, case when name = any (hidden) then '"•••"' else was -> name end)
      filter (where was ? name), '{}'),
    coalesce(jsonb_object_agg(name, case when name = any (hidden) then '"•••"' else now_is -> name end)
      filter (where now_is ? name), '{}')
    into before, after
    from jsonb_object_keys(whole) name
    where name <> all (array['company_id', 'version', 'created_at', 'created_by', 'updated_at',
        'updated_by', 'created_hash', 'search_text'])
      and coalesce(was -> name, 'null') <> coalesce(now_is -> name, 'null');
  if tg_op = 'UPDATE' and before = '{}' then return null; end if;
  if tg_op = 'UPDATE' and after ? 'archived_at' then
    action := case when now_is ->> 'archived_at' is null then 'restore' else 'archive' end;
  end if;
  -- A company is its own company.
  perform append_change(
    coalesce(whole ->> 'company_id', whole ->> 'id')::uuid, action, tg_table_name,
    (whole ->> 'id')::uuid, before, after);
  return null;
end $$;

create function touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

-- The one step that secures a table of a company: scope, grants, version, change log. The log's
-- trigger runs at commit, so that the company's chain is locked for as short a time as can be.
create function secure(table_name regclass, variadic confidential text[] default '{}')
returns void language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(c), ', ') from unnest(confidential) c);
begin
  execute format('alter table %s enable row level security', table_name);
  execute format(
    'create policy company_scope on %s using (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)',
    table_name);
  execute format('grant select, insert, update, delete on %s to plumbline_app', table_name);
  execute format('create trigger touch before update on %s for each row execute function touch()', table_name);
  execute format(
    'create constraint trigger log_change after insert or update or delete on %s '
    'deferrable initially deferred for each row execute function log_change(%s)',
    table_name, coalesce(arguments, ''));
end $$;

create trigger touch before update on company for each row execute function touch();
create constraint trigger log_change after insert or update on company
  deferrable initially deferred for each row execute function log_change();

-- How a person signs in. One login may serve several companies (a contractor's contact often does).
create table login (
  id uuid primary key default new_id(),
  email text not null,
  password_hash text,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  recovery_codes text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index login_by_email on login (lower(email));
grant select, insert, update on login to plumbline_gate;

create table provider_admin (
  login_id uuid primary key references login,
  name text not null,
  -- None until one is chosen: until then the browser's.
  locale text check (locale in ('en', 'fr', 'es')),
  deactivated_at timestamptz
);
grant select, update (locale) on provider_admin to plumbline_gate;

create table permission_template (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  name text not null check (name <> ''),
  base_role integer not null check (base_role in (1, 3, 6)),
  grants text[] not null default '{}',
  is_default boolean not null default false,
  archived_at timestamptz,
  archived_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select secure('permission_template');

-- One person's place in one company. role_id: 1 hs_manager, 3 hs_user, 6 management; null for the
-- contact of a trade contractor.
create table account (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  login_id uuid not null references login,
  kind text not null check (kind in ('staff', 'contractor')),
  role_id integer check (role_id in (1, 3, 6)),
  first_name text not null default '',
  last_name text not null default '',
  permission_template_id uuid,
  extra_grants text[] not null default '{}',
  denied_grants text[] not null default '{}',
  locale text not null default 'en' check (locale in ('en', 'fr', 'es')),
  deactivated_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, permission_template_id) references permission_template (company_id, id),
  check ((kind = 'staff') = (role_id is not null))
);
create unique index account_by_login on account (company_id, login_id, kind);
create index account_of_login on account (login_id);
create index account_by_template on account (company_id, permission_template_id);
select secure('account');
create policy gate_reads on account for select to plumbline_gate using (true);
grant select on account to plumbline_gate;
create policy gate_reads on permission_template for select to plumbline_gate using (true);
grant select on permission_template to plumbline_gate;

create table session (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  login_id uuid not null references login,
  company_id uuid,
  account_id uuid,
  audience text not null check (audience in ('staff', 'admin', 'contractor')),
  ip text,
  user_agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  foreign key (company_id, account_id) references account (company_id, id),
  check ((audience = 'admin') = (account_id is null))
);
create index session_of_login on session (login_id);
grant select, insert, update, delete on session to plumbline_gate;

-- Links and challenges that expire and serve once: reset, invitation, the second step of a sign-in.
create table login_token (
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'second-factor')),
  login_id uuid not null references login,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz
);
grant select, insert, update, delete on login_token to plumbline_gate;

-- Counters of attempts. Unlogged: losing them in a crash forgives a few attempts, no more.
create unlogged table attempt (
  key text not null,
  at timestamptz not null default clock_timestamp()
);
create index attempt_by_key on attempt (key, at);
grant select, insert, delete on attempt to plumbline_gate;

-- Opens the session of a request: sets the company and the actor for the rest of the transaction
-- and answers with who is asking, or with nulls. It runs with its owner's rights because the
-- request's own role may not read sessions. The grants are not read here: the server keeps them by
-- the two versions, which change with them.
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select s.id, s.audience, s.login_id, s.account_id, s.company_id, a.role_id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, (select l.email from login l where l.id = s.login_id)),
      a.version, t.version, s.seen_at
    into session_id, audience, login_id, account_id, company_id, role_id, name,
      account_version, template_version, seen
    from session s
    left join account a on a.company_id = s.company_id and a.id = s.account_id
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    left join provider_admin p on s.audience = 'admin' and p.login_id = s.login_id
    where s.token_hash = given and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
      and (a.id is not null and a.deactivated_at is null
        or p.login_id is not null and p.deactivated_at is null);
  if session_id is null then return; end if;
  if seen < now() - interval '1 minute' then
    update session s set seen_at = now() where s.token_hash = given;
  end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.actor_id', coalesce(account_id, login_id)::text, true),
    set_config('app.actor_name', name, true),
    set_config('app.source', audience, true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_session from public;
grant execute on function open_session to plumbline_app;
