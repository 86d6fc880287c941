-- Work that several people share: who does it, by when, how far it is, and what is said of it.
create table task_management (
  number text not null,
  title text not null,
  description text,
  status text not null check (status in ('open', 'in_progress', 'blocked', 'done', 'cancelled')),
  priority text not null,
  assignees uuid[] not null default '{}',
  completion text not null,
  watchers uuid[] not null default '{}',
  starts_on date,
  due_on date not null,
  project uuid,
  checklist jsonb not null default '[]',
  attachments uuid[] not null default '{}',
  link text,
  verification boolean,
  verified_by uuid,
  verified_on date
);
select make_register('task_management', '{number,title}');
select refer('task_management', 'project', 'projects');
select refer('task_management', 'verified_by', 'account');
create unique index task_management_number_unique on task_management (company_id, number);
create index task_management_by_status on task_management (company_id, status, due_on)
  where archived_at is null;

-- What happened to a task, and what was said of it.
create table task_event (
  task uuid not null,
  kind text not null check (kind in ('comment', 'start', 'block', 'part', 'finish', 'cancel', 'reopen',
    'verify', 'reject')),
  words text,
  mentions uuid[] not null default '{}',
  at timestamptz not null default clock_timestamp(),
  by uuid
);
select make_record('task_event');
alter table task_event
  add foreign key (company_id, task) references task_management (company_id, id) on delete cascade;
create index task_event_by_task on task_event (company_id, task, at);
