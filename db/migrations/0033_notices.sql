-- What the product tells a person: once of each event and kind, in their own words when it is read.
create table notice (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  account uuid not null,
  kind text not null,
  -- What happened, as its kind counts it: told once, however often it is said.
  event text not null,
  record uuid not null,
  facts jsonb not null,
  at timestamptz not null default now(),
  read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, account) references account (company_id, id) on delete cascade
);
create unique index notice_once on notice (company_id, account, kind, event);
create index notice_by_account on notice (company_id, account, id);
create index notice_unread on notice (company_id, account, id) where read_at is null;
create index notice_by_record on notice (company_id, record, kind) where read_at is null;
alter table notice enable row level security;
create policy company_scope on notice
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on notice to plumbline_app;
