-- Whom else a company has told of what happens: by event, place and people.
create table notification_rules (
  name text not null,
  -- The kind of notice.
  event text not null,
  -- Only there; everywhere where both are empty.
  projects uuid[] not null default '{}',
  teams uuid[] not null default '{}',
  roles text[] not null default '{}',
  templates uuid[] not null default '{}',
  people uuid[] not null default '{}',
  at_place text[] not null default '{}',
  mail text not null check (mail in ('at-once', 'morning', 'off'))
);
select make_register('notification_rules', '{name}');
create unique index notification_rules_name_unique on notification_rules (company_id, folded(name))
  where archived_at is null;
create index notification_rules_by_event on notification_rules (company_id, event)
  where archived_at is null;
