-- What a submission can be about beside its location, asset and project.

create table teams (
  name text not null,
  active boolean not null
);
select make_register('teams', '{name}');

create table trade_contractors (
  name text not null,
  active boolean not null
);
select make_register('trade_contractors', '{name}');

alter table submissions add team uuid;
select refer('submissions', 'team', 'teams');
alter table submissions add trade_contractor uuid;
select refer('submissions', 'trade_contractor', 'trade_contractors');
