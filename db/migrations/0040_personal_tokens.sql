-- A person's tokens for programs: shown once and stored as hashes, with chosen rights and an end.
create table personal_token (
  id uuid not null default new_id(),
  token_hash bytea not null unique,
  login_id uuid not null references login,
  company_id uuid not null,
  account_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  grants text[] not null check (grants <> '{}'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  seen_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id) on delete cascade
);
create index personal_token_of_account on personal_token (company_id, account_id);
create index personal_token_of_login on personal_token (login_id);
grant select, insert, update, delete on personal_token to plumbline_gate;

create function log_personal_token() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one personal_token := coalesce(new, old);
begin
  -- One that ran out was left, not revoked.
  if tg_op = 'DELETE' and one.expires_at < now() then return null; end if;
  perform log_of_login(one.login_id, one.account_id,
    case tg_op when 'INSERT' then 'make-token' else 'revoke-token' end,
    jsonb_build_object('token', one.name, 'grants', one.grants, 'expires_at', one.expires_at), true);
  return null;
end $$;
revoke execute on function log_personal_token from public;
create constraint trigger log_personal_token after insert or delete on personal_token
  deferrable initially deferred for each row execute function log_personal_token();

-- As before, and the account's tokens end with its sessions.
create or replace function end_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from session s where s.login_id = new.login_id
    and s.account_id is not distinct from (to_jsonb(new) ->> 'id')::uuid;
  delete from personal_token t where t.login_id = new.login_id
    and t.account_id = (to_jsonb(new) ->> 'id')::uuid;
  return null;
end $$;

-- As before, and a personal token opens one too: `token_grants` are what it was given.
drop function open_session(bytea, text, text);
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer, out suspended boolean,
  out token_grants text[]
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select s.id, s.audience, s.login_id, s.account_id, s.company_id, a.role_id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, (select l.email from login l where l.id = s.login_id)),
      a.version, t.version, c.suspended_at is not null, s.seen_at
    into session_id, audience, login_id, account_id, company_id, role_id, name,
      account_version, template_version, suspended, seen
    from session s
    left join account a on a.company_id = s.company_id and a.id = s.account_id
    left join company c on c.id = s.company_id
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    left join provider_admin p on s.audience = 'admin' and p.login_id = s.login_id
    where s.token_hash = given and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
      and (a.id is not null and a.deactivated_at is null
        or p.login_id is not null and p.deactivated_at is null);
  if session_id is null then
    select k.id, 'staff', k.login_id, k.account_id, k.company_id, a.role_id,
        coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
          (select l.email from login l where l.id = k.login_id)),
        a.version, t.version, c.suspended_at is not null, coalesce(k.seen_at, k.created_at - interval '1 day'),
        k.grants
      into session_id, audience, login_id, account_id, company_id, role_id, name,
        account_version, template_version, suspended, seen, token_grants
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
  perform set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.actor_id', coalesce(account_id, login_id)::text, true),
    set_config('app.actor_name', name, true),
    set_config('app.source', case when token_grants is null then audience else 'token' end, true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_session from public;
grant execute on function open_session to plumbline_app;
