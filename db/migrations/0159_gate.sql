-- The gate of a project: what it asks for, and the short orientation of a visitor.
create table gates (
  project uuid not null,
  package uuid,
  visitor_rules text
);
select make_record('gates');
select refer('gates', 'project', 'projects'), refer('gates', 'package', 'orientation');
create unique index gates_once on gates (company_id, project);
create trigger end_codes after delete on gates for each row execute function end_codes();

-- That somebody is let in for a day though the gate says red.
create table gate_overrides (
  project uuid not null,
  person uuid not null,
  day date not null,
  reason text not null,
  reasons jsonb not null,
  given_by uuid not null
);
select make_record('gate_overrides');
select refer('gate_overrides', 'project', 'projects'), refer('gate_overrides', 'person', 'person'),
  refer('gate_overrides', 'given_by', 'account');
create unique index gate_overrides_once on gate_overrides (company_id, project, person, day);

-- Who came in and went out, and what the gate said of them. A refusal is one that never came in.
create table gate_passes (
  project uuid not null,
  day date not null,
  person uuid,
  name text not null,
  -- Of a visitor, who is not a person whom the company knows.
  visitor boolean not null default false,
  firm text,
  host text,
  colour text not null check (colour in ('green', 'amber', 'red')),
  reasons jsonb not null,
  override uuid,
  by_tablet boolean not null,
  -- Decided on the device while there was no connection.
  away boolean not null default false,
  asked_at timestamptz not null,
  in_at timestamptz,
  out_at timestamptz,
  check (visitor = (person is null)),
  check (out_at is null or in_at is not null)
);
select make_record('gate_passes');
select refer('gate_passes', 'project', 'projects'), refer('gate_passes', 'person', 'person'),
  refer('gate_passes', 'override', 'gate_overrides');
create index gate_passes_of_day on gate_passes (company_id, project, day);
-- Nobody is in twice.
create unique index gate_passes_inside on gate_passes (company_id, project, person, day)
  where in_at is not null and out_at is null and person is not null;

select seen_with('gates', 'project', 'projects');
select seen_with('gate_overrides', 'project', 'projects');
select seen_with('gate_passes', 'project', 'projects');
