-- How many hours were worked on a project, or in yards, shops and offices, in a week: by the company’s own people and
-- by those of contractors.
create table worked_hours (
  -- The project’s number and the week, by which lists and searches know it.
  name text not null,
  project uuid,
  week date not null check (extract(isodow from week) = 1),
  whose text not null check (whose in ('own', 'contractors')),
  hours numeric not null check (hours >= 0),
  note text
);
select make_register('worked_hours', '{name}');
select refer('worked_hours', 'project', 'projects');
select scoped('worked_hours', '{created_by}', '{project}');
-- Sums of a period are read from it alone.
create unique index worked_hours_once on worked_hours (company_id, week, project, whose) include (hours)
  nulls not distinct where archived_at is null;
