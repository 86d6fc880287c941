-- Which forms contractors owe: each contractor its own, and those that every contractor owes.
create table tc_forms (
  name text not null,
  trade_contractor uuid not null,
  form uuid not null,
  place text not null,
  project uuid,
  frequency text not null,
  weekdays text[] not null default '{}',
  month_day numeric,
  due_on date,
  grace_days numeric not null,
  starts_on date not null,
  ends_on date,
  on_rain_days boolean not null
);
select make_register('tc_forms', '{name}');
select refer('tc_forms', 'trade_contractor', 'trade_contractors'), refer('tc_forms', 'form', 'forms'),
  refer('tc_forms', 'project', 'projects');

create table tc_default_forms (
  name text not null,
  form uuid not null,
  place text not null,
  frequency text not null,
  weekdays text[] not null default '{}',
  month_day numeric,
  due_on date,
  grace_days numeric not null,
  starts_on date not null,
  ends_on date,
  on_rain_days boolean not null
);
select make_register('tc_default_forms', '{name}');
select refer('tc_default_forms', 'form', 'forms');

-- What a contractor sent in its portal: for which line and day. Refused, it is due again on another day.
create table tc_submissions (
  company_id uuid not null references company,
  id uuid not null,
  trade_contractor uuid not null,
  project uuid,
  line uuid not null,
  due_on date,
  again_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, id) references submissions (company_id, id) on delete cascade
);
select secure('tc_submissions');
select refer('tc_submissions', 'trade_contractor', 'trade_contractors'),
  refer('tc_submissions', 'project', 'projects');

-- That somebody of the company does without what was due on a day.
create table tc_waivers (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  trade_contractor uuid not null,
  project uuid,
  line uuid not null,
  due_on date not null,
  reason text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select secure('tc_waivers');
select refer('tc_waivers', 'trade_contractor', 'trade_contractors'), refer('tc_waivers', 'project', 'projects');
create unique index tc_waivers_once on tc_waivers (company_id, trade_contractor, line, project, due_on) nulls not distinct;
