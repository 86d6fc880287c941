-- Who was hurt, who saw it, who helped. What is of somebody's body is encrypted.
create table incident_person (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  incident uuid not null,
  role text not null check (role in ('injured', 'involved', 'witness', 'first_aider')),
  person uuid,
  name text not null,
  employer text,
  details_encrypted text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select encrypt_columns('incident_person');
alter table incident_person add foreign key (company_id, incident) references incidents (company_id, id) on delete cascade;
create index incident_person_by_incident on incident_person (company_id, incident);
select refer('incident_person', 'person', 'person');
select seen_with('incident_person', 'incident', 'incidents');

-- Who read what is of their bodies, once a day of each reader.
create table incident_person_read (
  company_id uuid not null references company,
  incident uuid not null,
  account uuid not null,
  day date not null,
  at timestamptz not null default now(),
  primary key (company_id, incident, account, day),
  foreign key (company_id, incident) references incidents (company_id, id) on delete cascade,
  foreign key (company_id, account) references account (company_id, id)
);
create index incident_person_read_by_account on incident_person_read (company_id, account);
alter table incident_person_read enable row level security;
create policy company_scope on incident_person_read
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert on incident_person_read to plumbline_app;
select seen_with('incident_person_read', 'incident', 'incidents');
