-- What a submission can be about beside its location, asset and project.

create table teams (
  name text not null,
  active boolean not null
);
select make_register('teams', '{name}');
alter table submissions add team uuid;
select refer('submissions', 'team', 'teams');
