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
