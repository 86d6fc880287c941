-- The machinery beside requests: jobs, mail, files.

-- Jobs are enqueued in the transaction that causes them, in the name of whoever it serves. The
-- request's roles may not write the queue itself; this is their one door to it. A key keeps one
-- waiting job of its kind: the later call replaces the earlier.
create function enqueue(task text, payload jsonb, key text, run_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company text := nullif(current_setting('app.company_id', true), '');
begin
  perform graphile_worker.add_job(
    task,
    json_build_object(
      'id', new_id(),
      'company_id', company,
      'actor_id', nullif(current_setting('app.actor_id', true), ''),
      'actor_name', nullif(current_setting('app.actor_name', true), ''),
      'request_id', nullif(current_setting('app.request_id', true), ''),
      'payload', payload),
    run_at => run_at,
    job_key => task || ' ' || coalesce(company, '') || ' ' || key);
end $$;
revoke execute on function enqueue from public;
grant execute on function enqueue to plumbline_app, plumbline_gate;

-- What was tried as often as it may be and failed: for the operator, who sees what went wrong and not
-- what the job was told.
create function failed_jobs() returns table (
  id bigint, task text, error text, attempts integer, failed_at timestamptz
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select j.id, j.task_identifier, j.last_error, j.attempts::integer, j.updated_at
    from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null
    order by j.updated_at desc, j.id desc;
end $$;
revoke execute on function failed_jobs from public;
grant execute on function failed_jobs to plumbline_gate;

-- Has one of them tried again, as if for the first time; false where there is none.
create function retry_job(job bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from failed_jobs() f where f.id = job) then return false; end if;
  perform graphile_worker.reschedule_jobs(array[job], run_at => now(), attempts => 0);
  return true;
end $$;
revoke execute on function retry_job from public;
grant execute on function retry_job to plumbline_gate;

-- What a job has done, noted in the transaction that did it: a job that is run again after a crash
-- skips it.
create table job_step (
  job_id uuid not null,
  step text not null,
  done_at timestamptz not null default now(),
  primary key (job_id, step)
);
create index job_step_by_age on job_step (done_at);
grant select, insert on job_step to plumbline_app;

-- Every mail that was written. `kept`: there is no mail server, the back office shows it.
create table mail (
  id uuid primary key default new_id(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  lang text not null check (lang in ('en', 'fr', 'es')),
  state text not null default 'queued' check (state in ('queued', 'kept', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
grant select, insert, update on mail to plumbline_gate;

-- A file that was received. It belongs to nothing until a record names it, and what nothing names
-- after a day is removed.
create table file (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime text not null,
  bytes bigint not null check (bytes > 0),
  name text not null check (name <> ''),
  subject text,
  subject_id uuid,
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references account (company_id, id),
  check ((subject is null) = (subject_id is null))
);
create index file_by_content on file (company_id, sha256);
create index file_by_subject on file (company_id, subject, subject_id);
create index file_by_creator on file (company_id, created_by);
select secure('file');

-- What happens to how a person signs in belongs to the history of their account, in each company
-- that they have one in: an event in the change log, without a before. It is their doing unless
-- somebody else is signed in; who fails too often is not known to be them.
create function log_of_login(login uuid, account uuid, action text, detail jsonb, own boolean)
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
    where l.id = log_of_login.login
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
revoke execute on function log_of_login from public;
grant execute on function log_of_login to plumbline_gate;

create function log_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one session := coalesce(new, old);
begin
  -- The provider's admins are in no company; a session that ran out was left, not ended.
  if one.account_id is null or tg_op = 'DELETE'
    and (one.expires_at < now() or one.seen_at < now() - interval '12 hours') then return null;
  end if;
  perform log_of_login(one.login_id, one.account_id,
    case tg_op when 'INSERT' then 'sign-in' else 'sign-out' end,
    jsonb_build_object('session', one.id, 'user_agent', one.user_agent), true);
  return null;
end $$;
create constraint trigger log_session after insert or delete on session
  deferrable initially deferred for each row execute function log_session();

create function log_login() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.password_hash is distinct from old.password_hash then
    perform log_of_login(new.id, null, 'change-password', '{}', true);
  end if;
  if (new.totp_confirmed_at is null) <> (old.totp_confirmed_at is null) then
    perform log_of_login(new.id, null, case when new.totp_confirmed_at is null
      then 'turn-off-second-factor' else 'turn-on-second-factor' end, '{}', true);
  end if;
  return null;
end $$;
create constraint trigger log_login after update of password_hash, totp_confirmed_at on login
  deferrable initially deferred for each row execute function log_login();

-- For what leaves no row behind, such as an export of what is confidential. It locks the company's
-- chain until the commit, so it is the last thing that a transaction does.
create function log_event(action text, subject text, subject_id uuid, detail jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_change(current_company(), action, subject, subject_id, null, detail);
end $$;
revoke execute on function log_event from public;
grant execute on function log_event to plumbline_app;
