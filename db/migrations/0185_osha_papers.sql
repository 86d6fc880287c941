-- What an executive certified of a year of an establishment, and from when to when it was posted.
create table osha_year (
  entity uuid not null,
  year integer not null,
  facts jsonb not null default '{}'
);
select make_record('osha_year');
select refer('osha_year', 'entity', 'entities');
create unique index osha_year_once on osha_year (company_id, entity, year);

-- Which file left for the agency, with which faults, and why it left in spite of them.
create table osha_export (
  entity uuid not null,
  year integer not null,
  kind text not null check (kind in ('summary', 'cases')),
  errors integer not null,
  reason text,
  by uuid,
  at timestamptz not null default now(),
  check (errors = 0 or reason <> '')
);
select make_record('osha_export');
select refer('osha_export', 'entity', 'entities'), refer('osha_export', 'by', 'account');
revoke update, delete on osha_export from plumbline_app;
