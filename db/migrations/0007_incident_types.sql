-- What happened and why, in the words that a company's forms offer.

create table incident_types (
  name text not null,
  code text,
  severity_default text,
  regulatory_hint text,
  active boolean,
  description text
);
select make_register('incident_types', '{name,code}');
create unique index incident_types_name_unique on incident_types (company_id, folded(name))
  where archived_at is null;
create unique index incident_types_code_unique on incident_types (company_id, folded(code))
  where archived_at is null;

create table incident_types_sublists (
  incident_type uuid not null,
  name text not null,
  also_in uuid[] not null default '{}',
  items jsonb not null default '[]'
);
select make_register('incident_types_sublists', '{name}');
select refer('incident_types_sublists', 'incident_type', 'incident_types');

create table incident_reasons (
  name text not null,
  code text,
  parent uuid,
  kind text,
  active boolean,
  description text
);
select make_register('incident_reasons', '{name,code}');
select refer('incident_reasons', 'parent', 'incident_reasons');
create unique index incident_reasons_code_unique on incident_reasons (company_id, folded(code))
  where archived_at is null;

create table incident_reasons_sublists (
  incident_reason uuid not null,
  name text not null,
  also_in uuid[] not null default '{}',
  items jsonb not null default '[]'
);
select make_register('incident_reasons_sublists', '{name}');
select refer('incident_reasons_sublists', 'incident_reason', 'incident_reasons');
