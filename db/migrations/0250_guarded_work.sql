-- The courses that work with an asset, on a form or in a role asks for, and what becomes of somebody without them.
alter table asset_types add column trainings uuid[] not null default '{}',
  add column without_training text not null default 'warn' check (without_training in ('warn', 'refuse'));
alter table forms add column trainings uuid[] not null default '{}',
  add column without_training text not null default 'warn' check (without_training in ('warn', 'refuse'));
alter table operation_roles
  add column without_training text not null default 'warn' check (without_training in ('warn', 'refuse'));

alter table submission_event drop constraint submission_event_kind_check;
alter table submission_event add constraint submission_event_kind_check check (kind in ('submitted',
  'revised', 'signed', 'declined', 'returned', 'approved', 'closed', 'reopened', 'voided', 'mailed',
  'unproven', 'copied', 'told'));
