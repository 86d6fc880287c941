-- Support access: the provider's people see a company's data only while the company lets them in. They act as an
-- account of their own in it, so that what they do stands in its log under their name; the person of that account is
-- archived from its first day, so that no list of the company's people knows it.
alter table account drop constraint account_kind_check,
  add constraint account_kind_check check (kind in ('staff', 'contractor', 'support'));

create table support_access (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  login uuid not null references login,
  name text not null,
  reason text not null check (reason <> ''),
  -- What was asked for; the answer may give less.
  writes boolean not null,
  hours integer not null check (hours between 1 and 336),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  answered_by text,
  -- From the answer on: none where it was refused.
  ends_at timestamptz,
  refused boolean not null default false,
  ended_at timestamptz,
  ended_by text,
  account uuid,
  primary key (company_id, id),
  foreign key (company_id, account) references account (company_id, id),
  check (answered_by is not null or ends_at is null and not refused)
);
select secure('support_access');
create policy company_alone on support_access as restrictive for select to plumbline_scoped, plumbline_entity using (false);
create index support_access_of_login on support_access (login);
create index support_access_by_account on support_access (company_id, account);

alter table session add support uuid,
  add foreign key (company_id, support) references support_access (company_id, id);
create index session_of_support on session (company_id, support) where support is not null;

-- As before, and of a session of support it says so. Where the company lets nobody in any more the session is one of
-- the back office again.
drop function open_session(bytea, text, text);
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer, out suspended boolean,
  out token_grants text[], out scope text, out seen_as uuid,
  out support uuid, out support_until timestamptz, out support_writes boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select s.id, s.audience, s.login_id, s.account_id, s.company_id, a.role_id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, (select l.email from login l where l.id = s.login_id)),
      a.version, t.version, c.suspended_at is not null, s.seen_at,
      coalesce(a.scope, t.scope), s.seen_as, s.support
    into session_id, audience, login_id, account_id, company_id, role_id, name,
      account_version, template_version, suspended, seen, scope, seen_as, support
    from session s
    left join account a on a.company_id = s.company_id and a.id = s.account_id
    left join company c on c.id = s.company_id
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    left join provider_admin p on (s.audience = 'admin' or s.support is not null) and p.login_id = s.login_id
    where s.token_hash = given and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
      and (a.id is not null and a.deactivated_at is null and s.support is null
        or p.login_id is not null and p.deactivated_at is null);
  if session_id is null then
    select k.id, 'staff', k.login_id, k.account_id, k.company_id, a.role_id,
        coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
          (select l.email from login l where l.id = k.login_id)),
        a.version, t.version, c.suspended_at is not null, coalesce(k.seen_at, k.created_at - interval '1 day'),
        k.grants, coalesce(a.scope, t.scope)
      into session_id, audience, login_id, account_id, company_id, role_id, name,
        account_version, template_version, suspended, seen, token_grants, scope
      from personal_token k
      join account a on a.company_id = k.company_id and a.id = k.account_id
        and a.kind = 'staff' and a.deactivated_at is null
      join company c on c.id = k.company_id
      left join permission_template t
        on t.company_id = a.company_id and t.id = a.permission_template_id
      where k.token_hash = given and k.expires_at > now();
    if session_id is null then return; end if;
    if seen < now() - interval '1 minute' then
      update personal_token k set seen_at = now() where k.token_hash = given;
    end if;
  elsif seen < now() - interval '1 minute' then
    update session s set seen_at = now() where s.token_hash = given;
  end if;
  if support is not null then
    select x.ends_at, x.writes into support_until, support_writes from support_access x
      where x.company_id = open_session.company_id and x.id = open_session.support
        and x.ended_at is null and x.ends_at > now();
    if support_until is null then
      update session s set audience = 'admin', company_id = null, account_id = null, support = null
        where s.id = session_id;
      select 'admin', null, null, p.name, null, false, null
        into audience, company_id, account_id, name, account_version, suspended, support
        from provider_admin p where p.login_id = open_session.login_id;
    end if;
  end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.actor_id', coalesce(account_id, login_id)::text, true),
    set_config('app.actor_name', name, true),
    set_config('app.source', case when token_grants is null then audience else 'token' end, true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_session from public;
grant execute on function open_session to plumbline_app;

-- How the provider's people sign in is no news of a company.
create or replace function log_of_login(login uuid, account uuid, action text, detail jsonb, own boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was_id text := coalesce(current_setting('app.actor_id', true), '');
  was_name text := coalesce(current_setting('app.actor_name', true), '');
  place record;
begin
  own := own and (was_id in ('', log_of_login.login::text) or exists (
    select from account a where a.login_id = log_of_login.login and a.id::text = was_id));
  -- In one order, so that two who lock the chains of several companies never wait for each other.
  for place in
    select a.company_id, a.id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        l.email) as name
    from account a join login l on l.id = a.login_id
    where l.id = log_of_login.login and a.kind <> 'support'
      and (log_of_login.account is null or a.id = log_of_login.account)
    order by a.company_id, a.id
  loop
    if own then
      perform set_config('app.actor_id', place.id::text, true),
        set_config('app.actor_name', place.name, true);
    end if;
    perform append_change(place.company_id, action, 'account', place.id, null, detail);
  end loop;
  perform set_config('app.actor_id', was_id, true), set_config('app.actor_name', was_name, true);
end $$;

-- Who is let in does not use the company.
create or replace function company_use()
returns table (company uuid, people integer, submissions integer, bytes bigint, seen_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id,
    (select count(*)::integer from account a
      where a.company_id = c.id and a.kind = 'staff' and a.login_id is not null and a.deactivated_at is null),
    (select count(*)::integer from submissions s
      where s.company_id = c.id and s.submitted_at > now() - interval '30 days'),
    coalesce((select p.bytes from company_space p where p.company_id = c.id), 0),
    (select max(s.seen_at) from session s where s.company_id = c.id and s.support is null)
  from company c
$$;
