-- Who is told next while something waits, and after how many business days.
create table escalation_chains (
  name text not null,
  -- What waits: a task, a signature …
  waits_for text not null,
  -- Only there; everywhere where both are empty.
  projects uuid[] not null default '{}',
  teams uuid[] not null default '{}',
  -- Each with an id of its own: { id, after, to }.
  steps jsonb not null default '[]',
  -- Whom a step may name.
  people uuid[] not null default '{}'
);
select make_register('escalation_chains', '{name}');
create unique index escalation_chains_name_unique on escalation_chains (company_id, folded(name))
  where archived_at is null;

-- Each step is taken once for each thing that waits, from the day since which it does.
create table escalation_step_taken (
  company_id uuid not null references company,
  chain uuid not null,
  step uuid not null,
  thing text not null,
  at timestamptz not null default now(),
  primary key (company_id, chain, step, thing),
  foreign key (company_id, chain) references escalation_chains (company_id, id) on delete cascade
);
alter table escalation_step_taken enable row level security;
create policy company_scope on escalation_step_taken
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, delete on escalation_step_taken to plumbline_app;

-- What chains look through each morning: only what is still open.
create index task_management_waiting on task_management (company_id, due_on)
  where archived_at is null and status in ('open', 'in_progress', 'blocked');
create index deficiencies_waiting on deficiencies (company_id, due_on)
  where archived_at is null and status in ('open', 'in_progress');
