-- What somebody found an incident to be, by law. The facts are of a person's body: they are encrypted. What was found
-- before stays.
create table incident_classification (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  incident uuid not null,
  -- Codes of what was found: critical, section53, claim, recordable and its column.
  found text[] not null default '{}',
  note text,
  facts_encrypted text,
  by uuid,
  at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select encrypt_columns('incident_classification');
select refer('incident_classification', 'incident', 'incidents'),
  refer('incident_classification', 'by', 'account');
select seen_with('incident_classification', 'incident', 'incidents');
revoke delete on incident_classification from plumbline_app;

-- What is due of it, to whom and by when, and the proof that it was sent. What is not asked for any more is withdrawn;
-- what was sent stays.
create table incident_duty (
  incident uuid not null,
  code text not null,
  rule_from date not null,
  recipients text[] not null,
  citation text not null,
  due_at timestamptz not null,
  withdrawn_at timestamptz,
  sent_at timestamptz,
  sent_how text check (sent_how in ('phone', 'online', 'mail', 'email', 'hand')),
  sent_to text,
  reference text,
  sent_by uuid,
  reminded_at timestamptz,
  check (num_nonnulls(sent_at, sent_how, sent_to) in (0, 3))
);
select make_record('incident_duty');
select refer('incident_duty', 'incident', 'incidents'), refer('incident_duty', 'sent_by', 'account');
create unique index incident_duty_once on incident_duty (company_id, incident, code);
create index incident_duty_by_due on incident_duty (company_id, due_at) where sent_at is null and withdrawn_at is null;
select seen_with('incident_duty', 'incident', 'incidents');
revoke delete on incident_duty from plumbline_app;

-- Where somebody was critically injured, nothing is disturbed until an inspector permits it.
alter table incidents add scene text check (scene in ('frozen', 'released'));
