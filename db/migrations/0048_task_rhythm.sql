-- A task that comes again, each time that it is done; and files in what is said of it.
alter table task_management
  add repeats text check (repeats in ('daily', 'weekly', 'monthly')),
  add repeats_every numeric,
  add repeats_from text check (repeats_from in ('due', 'done')),
  add repeats_until date;
alter table task_event
  add files uuid[] not null default '{}',
  -- The task that came next: one alone, however often this one is opened again and done.
  add next uuid,
  drop constraint task_event_kind_check,
  add constraint task_event_kind_check check (kind in ('comment', 'start', 'block', 'part', 'finish',
    'cancel', 'reopen', 'verify', 'reject', 'next')),
  add foreign key (company_id, next) references task_management (company_id, id) on delete cascade;
create unique index task_event_next_once on task_event (company_id, task) where kind = 'next';
create index task_event_by_next on task_event (company_id, next) where next is not null;
