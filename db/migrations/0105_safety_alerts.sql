-- What people must know at once. The row is what is written and, once it is published, what people read: each writing of
-- a published one makes a version.
create table safety_alerts (
  title text not null,
  severity text not null check (severity in ('info', 'caution', 'urgent', 'stop_work')),
  source text,
  content jsonb not null default '[]',
  files uuid[] not null default '{}',
  channels text[] not null default '{}',
  acknowledge boolean not null,
  acknowledge_hours numeric,
  expires_on date,
  note text,
  ask_again boolean,
  -- When it is to be published, or was; and the version that is read, once it was.
  publish_at timestamptz,
  edition numeric,
  ended_at timestamptz,
  reminded_at timestamptz,
  check (acknowledge = (acknowledge_hours is not null)),
  check (edition is null or publish_at is not null)
);
select make_register('safety_alerts', '{title}');
select give_audience('safety_alerts');

-- What was read: it does not change.
create table safety_alert_version (
  alert uuid not null,
  number integer not null check (number > 0),
  -- The version whose readers this one has: itself, or the last one that was to be acknowledged anew.
  round integer not null check (round between 1 and number),
  content jsonb not null,
  hash text not null,
  note text,
  published_by uuid,
  published_at timestamptz not null
);
select make_record('safety_alert_version');
select refer('safety_alert_version', 'alert', 'safety_alerts'),
  refer('safety_alert_version', 'published_by', 'account');
create unique index safety_alert_version_number on safety_alert_version (company_id, alert, number);

-- Who has said that they read it.
create table safety_alert_acknowledgement (
  alert uuid not null,
  round integer not null,
  -- The version that the person had before their eyes, and its hash.
  number integer not null,
  hash text not null,
  person uuid not null,
  name text not null,
  acknowledged_at timestamptz not null default now()
);
select make_record('safety_alert_acknowledgement');
select refer('safety_alert_acknowledgement', 'alert', 'safety_alerts'),
  refer('safety_alert_acknowledgement', 'person', 'person');
create unique index safety_alert_acknowledgement_once
  on safety_alert_acknowledgement (company_id, alert, round, person);

revoke update, delete on safety_alert_version, safety_alert_acknowledgement from plumbline_app;
create function refuse_alert_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was read and acknowledged does not change.';
end $$;
create trigger frozen before update on safety_alert_version
  for each row execute function refuse_alert_change();
create trigger frozen before update on safety_alert_acknowledgement
  for each row execute function refuse_alert_change();

-- What became of an alert at each of its people before they acknowledged it: when they were told, where they have an
-- account, and when they opened it. It is not in the log.
create table safety_alert_reader (
  company_id uuid not null references company,
  alert uuid not null,
  round integer not null,
  person uuid not null,
  told_at timestamptz,
  read_at timestamptz,
  primary key (company_id, alert, round, person),
  foreign key (company_id, alert) references safety_alerts (company_id, id) on delete cascade,
  foreign key (company_id, person) references person (company_id, id)
);
create index safety_alert_reader_by_person on safety_alert_reader (company_id, person);
alter table safety_alert_reader enable row level security;
create policy company_scope on safety_alert_reader
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on safety_alert_reader to plumbline_app;
