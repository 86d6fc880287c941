-- A code of one form for one contractor and place: it opens the form without signing in, until its last day.
create table tc_form_codes (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  trade_contractor uuid not null,
  line uuid not null,
  project uuid,
  ends_on date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select secure('tc_form_codes');
select refer('tc_form_codes', 'trade_contractor', 'trade_contractors'),
  refer('tc_form_codes', 'project', 'projects');
create unique index tc_form_codes_once on tc_form_codes (company_id, line, trade_contractor, project) nulls not distinct;

-- Who filled it without an account, and the code by which they ask what became of it.
alter table tc_submissions add sent_by text, add tracking text;
create unique index tc_submissions_tracking on tc_submissions (company_id, tracking);

-- How often a code was scanned on a day: a number, and nothing of anybody.
create table code_scans (
  company_id uuid not null references company,
  subject text not null,
  subject_id uuid not null,
  day date not null,
  scans integer not null,
  primary key (company_id, subject, subject_id, day)
);
alter table code_scans enable row level security;
create policy company_scope on code_scans
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on code_scans to plumbline_app;
