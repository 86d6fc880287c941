-- Whether somebody said where a person was hurt and how they were treated: what was said is encrypted, and My work asks
-- for it until then.
alter table incident_person
  add injury_told boolean not null default false,
  add treatment_told boolean not null default false;
update incident_person set injury_told = true, treatment_told = true where details_encrypted is not null;
create index incidents_waiting on incidents (company_id, reported_at)
  where archived_at is null and status not in ('closed', 'void');
