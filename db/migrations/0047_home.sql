-- What a person has on their home screen, in their order: names of widgets, each with the columns that it takes.
create table home_layouts (
  account uuid not null,
  widgets jsonb not null
);
select make_record('home_layouts');
select refer('home_layouts', 'account', 'account');
create unique index home_layouts_once on home_layouts (company_id, account);

-- What came from a project or a team on some days, without reading all that ever came from it.
create index submissions_of_project on submissions (company_id, project, submitted_on)
  where project is not null and archived_at is null;
create index submissions_of_team on submissions (company_id, team, submitted_on)
  where team is not null and archived_at is null;
