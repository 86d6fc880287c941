-- What a person is told by mail, when, and what they choose of it.
alter table notice
  -- Whether it is shown on the screen.
  add shown boolean not null default true,
  -- When it is to be mailed; nothing where it is not.
  add mail text check (mail in ('at-once', 'morning')),
  -- Whether somebody waits for the person today.
  add waits boolean not null default false,
  add mailed_at timestamptz;
drop index notice_unread;
create index notice_unread on notice (company_id, account, id) where read_at is null and shown;
create index notice_to_mail on notice (company_id, account, id)
  where mail is not null and mailed_at is null;
create index notice_mailed on notice (company_id, account, mailed_at) where mailed_at is not null;

create table notice_settings (
  company_id uuid not null references company,
  account uuid not null,
  -- By kind: whether it is shown, and when it is mailed.
  choices jsonb not null default '{}',
  -- No mail is sent between these times where the company is.
  quiet_from time,
  quiet_until time,
  primary key (company_id, account),
  foreign key (company_id, account) references account (company_id, id) on delete cascade,
  check ((quiet_from is null) = (quiet_until is null))
);
alter table notice_settings enable row level security;
create policy company_scope on notice_settings
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on notice_settings to plumbline_app;

-- The jobs that these mails came of are gone; what the morning tells is enqueued anew at each start.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in
      ('nudge-unsigned', 'deficiency-reminders', 'deficiency-assigned', 'asset-taken-out');
  end if;
end $$;
