-- The door: who fails too often waits, a deactivated account's sessions end for good, and a company
-- that is suspended reads what is its own.

-- Tries by key: a password for an account from an address, a code, a link that is sent. Unlogged:
-- losing them in a crash forgives a few tries, no more.
drop table attempt;
create unlogged table attempt (
  key text primary key,
  -- The tries that count, the oldest first. One that is under way counts until it is known.
  failures timestamptz[] not null default '{}',
  pauses integer not null default 0,
  paused_until timestamptz,
  at timestamptz not null default clock_timestamp()
);
create index attempt_by_age on attempt (at);
grant select, insert, update, delete on attempt to plumbline_gate;

-- Counts so many tries before they are made, so that of many at once no more are let through than of
-- many in turn. Answers null; or how many seconds to wait, and counts nothing.
create function count_tries(given text, tries integer, most integer, span interval)
returns integer language plpgsql as $$
declare
  one attempt;
  recent timestamptz[];
  moment timestamptz;
  free timestamptz;
begin
  insert into attempt (key) values (given)
    on conflict (key) do update set key = excluded.key returning * into one;
  moment := clock_timestamp();
  recent := array(select f from unnest(one.failures) f where f > moment - span order by f);
  free := greatest(one.paused_until, recent[cardinality(recent) + tries - most] + span);
  if free > moment then return ceil(extract(epoch from free - moment)); end if;
  update attempt set failures = recent || array_fill(moment, array[tries]), at = moment,
    pauses = case when one.at < moment - interval '1 hour' then 0 else pauses end
    where key = given;
  return null;
end $$;
revoke execute on function count_tries from public;
grant execute on function count_tries to plumbline_gate;

-- A try that was counted has failed. The last that the limit lets through begins a pause, each twice as
-- long as the one before, up to a quarter of an hour; answers whether it did.
create function begin_pause(given text, most integer, span interval)
returns boolean language plpgsql as $$
declare
  moment timestamptz := clock_timestamp();
begin
  delete from attempt where key in (
    select key from attempt where at < moment - interval '2 hours' for update skip locked);
  update attempt set pauses = pauses + 1,
    paused_until = moment + least(interval '1 minute' * 2 ^ least(pauses, 10), interval '15 minutes')
    where key = given and (paused_until is null or paused_until <= moment)
      and most <= (select count(*) from unnest(failures) f where f > moment - span);
  return found;
end $$;
revoke execute on function begin_pause from public;
grant execute on function begin_pause to plumbline_gate;

-- An account that is deactivated signs in anew once it is active again. Deleted both ways: a sign-in
-- that was under way meanwhile leaves nothing, either.
create function end_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from session s where s.login_id = new.login_id
    and s.account_id is not distinct from (to_jsonb(new) ->> 'id')::uuid;
  return null;
end $$;
revoke execute on function end_sessions from public;
create trigger end_sessions after update of deactivated_at on account for each row
  when (new.deactivated_at is distinct from old.deactivated_at) execute function end_sessions();
create trigger end_sessions after update of deactivated_at on provider_admin for each row
  when (new.deactivated_at is distinct from old.deactivated_at) execute function end_sessions();
delete from session s using account a
  where a.company_id = s.company_id and a.id = s.account_id and a.deactivated_at is not null;
delete from session s using provider_admin p
  where s.audience = 'admin' and p.login_id = s.login_id and p.deactivated_at is not null;

-- As before, and whether the company is suspended.
drop function open_session(bytea, text, text);
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer, out suspended boolean
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

-- What a suspended company has asked for it may take away.
create or replace function open_download(
  given bytea,
  out company_id uuid, out object text, out name text, out bytes bigint, out sha256 text
) language sql security definer set search_path = public, pg_temp as $$
  update bulk_link l set uses = l.uses + 1
  from bulk_action b
  where l.token_hash = given and b.company_id = l.company_id and b.id = l.action
    and b.status = 'completed' and b.expires_at > now()
  returning b.company_id, b.objects[1], b.name, b.bytes, b.sha256
$$;

-- When mails that were too many for now may be asked for again.
alter table bulk_action add retry_at timestamptz;
