-- What a project asks for before it is active, why it was completed with something open, how many people are
-- there by day, and what follows from their number.

alter table projects add emergency_plan uuid, add completion_reason text;
select refer('projects', 'emergency_plan', 'file');

-- One number a day: of those on the list of workers that day, or as somebody entered it.
create table headcounts (
  project uuid not null,
  day date not null,
  workers integer not null check (workers >= 0),
  entered boolean not null default false
);
select make_record('headcounts');
select refer('headcounts', 'project', 'projects');
create unique index headcounts_by_day on headcounts (company_id, project, day);

-- From when to when a duty held that the number of workers brings; while it lasts its to-dos wait.
create table project_duties (
  project uuid not null,
  duty text not null,
  citation text not null,
  workers integer not null,
  from_on date not null,
  to_on date
);
select make_record('project_duties');
select refer('project_duties', 'project', 'projects');
create unique index project_duties_open on project_duties (company_id, project, duty) where to_on is null;
