-- "See as this person": a session of a manager sees the product as somebody else does, for half an hour. It is
-- state of the session: other sessions of the manager know nothing of it.
alter table session
  add seen_as uuid,
  add seen_until timestamptz,
  add check (seen_as is null or seen_until is not null),
  add foreign key (company_id, seen_as) references account (company_id, id) on delete set null (seen_as);
create index session_seeing on session (company_id, seen_as) where seen_as is not null;

-- Both ends stand in the history of the account that is seen as, in the name of the person who saw, however it
-- ended: they left, signed out, or the time was over.
create function log_seeing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was_id text := coalesce(current_setting('app.actor_id', true), '');
  was_name text := coalesce(current_setting('app.actor_name', true), '');
  now_as uuid := case when tg_op = 'UPDATE' then new.seen_as end;
begin
  if old.seen_as is not distinct from now_as then return null; end if;
  perform set_config('app.actor_id', a.id::text, true),
      set_config('app.actor_name', concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), true)
    from account a where a.company_id = old.company_id and a.id = old.account_id;
  if old.seen_as is not null then
    perform append_change(old.company_id, 'stop-seeing-as', 'account', old.seen_as, null, '{}');
  end if;
  if now_as is not null then
    perform append_change(new.company_id, 'see-as', 'account', now_as, null, '{}');
  end if;
  perform set_config('app.actor_id', was_id, true), set_config('app.actor_name', was_name, true);
  return null;
end $$;
create constraint trigger log_seeing after update of seen_as or delete on session
  deferrable initially deferred for each row execute function log_seeing();

-- Whom the present session sees as. Where the time is over or the person is no longer active, nobody: it ends here.
create function seen_person(
  given uuid, out account_id uuid, out name text, out role_id integer, out account_version integer,
  out template_version integer, out scope text, out until timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), a.role_id, a.version,
      t.version, coalesce(a.scope, t.scope, 'company'), s.seen_until
    into account_id, name, role_id, account_version, template_version, scope, until
    from session s
    join account a on a.company_id = s.company_id and a.id = s.seen_as
    left join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
    where s.id = given and s.company_id = current_company() and s.seen_until > now()
      and a.kind = 'staff' and a.deactivated_at is null;
  if account_id is null then
    update session s set seen_as = null, seen_until = null
      where s.id = given and s.company_id = current_company();
  end if;
  perform set_config('app.seen_as', coalesce(account_id::text, ''), true);
end $$;
revoke execute on function seen_person from public;
grant execute on function seen_person to plumbline_app;

-- Whose eyes a statement is asked with: the person who asks, or whom they see as.
create function asking() returns uuid language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.seen_as', true), ''),
    nullif(current_setting('app.actor_id', true), ''))::uuid
$$;

-- As before, and it says whom the session sees as.
drop function open_session(bytea, text, text);
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer, out suspended boolean,
  out token_grants text[], out scope text, out seen_as uuid
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select s.id, s.audience, s.login_id, s.account_id, s.company_id, a.role_id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, (select l.email from login l where l.id = s.login_id)),
      a.version, t.version, c.suspended_at is not null, s.seen_at,
      coalesce(a.scope, t.scope), s.seen_as
    into session_id, audience, login_id, account_id, company_id, role_id, name,
      account_version, template_version, suspended, seen, scope, seen_as
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
  perform set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.actor_id', coalesce(account_id, login_id)::text, true),
    set_config('app.actor_name', name, true),
    set_config('app.source', case when token_grants is null then audience else 'token' end, true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_session from public;
grant execute on function open_session to plumbline_app;
