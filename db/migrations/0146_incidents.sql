-- What happened or nearly did, as somebody reported it, and how far it has come.
create table incidents (
  number text not null,
  title text,
  kind text not null check (kind in ('incident', 'near_miss', 'hazard', 'positive')),
  status text not null check (status in
    ('reported', 'triaged', 'investigating', 'actions_open', 'pending_close', 'closed', 'void')),
  description text not null,
  immediate_action text,
  -- On the clocks of the place; without a time only the day is known.
  occurred_on date not null,
  occurred_time time,
  entity uuid,
  project uuid,
  location uuid,
  place text,
  type uuid,
  severity text check (severity in
    ('none', 'first_aid', 'medical_aid', 'modified', 'lost_time', 'critical', 'fatal')),
  potential_probability uuid,
  potential_severity uuid,
  potential_score numeric,
  potential_band text check (potential_band in ('low', 'moderate', 'high', 'extreme')),
  potential_matrix numeric,
  photos uuid[] not null default '{}',
  confidential boolean not null default false,
  anonymous boolean not null default false,
  reported_by uuid,
  reported_at timestamptz not null default now(),
  check (num_nonnulls(potential_probability, potential_severity) <> 1),
  check (not anonymous or reported_by is null)
);
select make_register('incidents', '{title,number,description,place}');
select refer('incidents', 'entity', 'entities'),
  refer('incidents', 'project', 'projects'),
  refer('incidents', 'location', 'locations'),
  refer('incidents', 'type', 'incident_types'),
  refer('incidents', 'potential_probability', 'probability_ratings'),
  refer('incidents', 'potential_severity', 'severity_ratings'),
  refer('incidents', 'reported_by', 'account');
create unique index incidents_number on incidents (company_id, number);
create index incidents_by_day on incidents (company_id, occurred_on);
select scoped('incidents', '{created_by,reported_by}', '{project}');
create policy confidence on incidents as restrictive for select to plumbline_app
  using (not confidential or current_setting('app.confidential', true) = 'yes');

-- What was done with one, each with who and when. It does not change.
create table incident_event (
  incident uuid not null,
  kind text not null,
  reason text,
  by uuid,
  at timestamptz not null default now()
);
select make_record('incident_event');
alter table incident_event add foreign key (company_id, incident) references incidents (company_id, id) on delete cascade;
create index incident_event_by_incident on incident_event (company_id, incident);
select refer('incident_event', 'by', 'account');
select seen_with('incident_event', 'incident', 'incidents');
revoke update, delete on incident_event from plumbline_app;
