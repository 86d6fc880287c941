-- Which courses are required of whom. Whom, is a rule of its own (`audience`).
create table training_requirements (
  name text not null,
  courses uuid[] not null default '{}',
  level text not null check (level in ('mandatory', 'recommended')),
  grace_days numeric not null,
  starts_on date not null,
  notes text
);
select make_register('training_requirements', '{name}');
select give_audience('training_requirements');
create unique index training_requirements_name_unique on training_requirements (company_id, folded(name))
  where archived_at is null;
