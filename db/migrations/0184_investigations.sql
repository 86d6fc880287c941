-- What an investigation of an incident found: who looked, what happened when, the causes as an outline, and the lessons.
create table incident_investigation (
  incident uuid not null,
  facts jsonb not null default '{}',
  evidence uuid[] not null default '{}',
  causes jsonb not null default '[]',
  alert uuid,
  talk uuid
);
select make_record('incident_investigation');
alter table incident_investigation add foreign key (company_id, incident) references incidents (company_id, id) on delete cascade;
create unique index incident_investigation_once on incident_investigation (company_id, incident);
select refer('incident_investigation', 'alert', 'safety_alerts'), refer('incident_investigation', 'talk', 'toolbox_talks');
select seen_with('incident_investigation', 'incident', 'incidents');

-- What broke, struck or failed, where it was a thing of the company's.
alter table incidents add column asset uuid;
select refer('incidents', 'asset', 'inventory');
