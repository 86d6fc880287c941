-- The figures of a month on paper: of a project, of an entity, or of the whole company.
create table monthly_reports (
  name text not null,
  project uuid,
  entity uuid,
  contacts uuid[] not null default '{}',
  language text not null check (language in ('en', 'fr', 'es')),
  made_for date,
  papers uuid[] not null default '{}',
  check (project is null or entity is null)
);
select make_register('monthly_reports', '{name}');
select refer('monthly_reports', 'project', 'projects'), refer('monthly_reports', 'entity', 'entities');
-- A paper says what its maker sees: who sees less of the company has their own.
select scoped('monthly_reports', '{created_by}');
