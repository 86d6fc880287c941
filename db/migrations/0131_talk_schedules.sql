-- On which weekdays a project or a team expects a talk. What is due is worked out when it is read: nothing of it is stored.
create table toolbox_talk_schedules (
  name text not null,
  project uuid,
  team uuid,
  weekdays text[] not null default '{}' check (weekdays <> '{}'),
  topics text not null default 'suggested' check (topics in ('suggested', 'turns')),
  talks uuid[] not null default '{}',
  presenter uuid,
  starts_on date not null,
  ends_on date,
  check (ends_on >= starts_on),
  check (topics <> 'turns' or talks <> '{}')
);
select make_register('toolbox_talk_schedules', '{name}');
select refer('toolbox_talk_schedules', 'project', 'projects'),
  refer('toolbox_talk_schedules', 'team', 'teams'),
  refer('toolbox_talk_schedules', 'presenter', 'account');
select of_workplace('toolbox_talk_schedules');
select scoped('toolbox_talk_schedules', '{created_by,presenter}', '{project,team}');
