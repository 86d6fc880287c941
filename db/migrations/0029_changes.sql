-- The change log is read: by record, by kind, by person and by what was done, always the latest first. Ids are
-- unique over all kinds, so a record's history needs no kind; the kinds have an index of their own. Most of
-- what is done is made or changed: of that there is no index, and none to write.
create index change_by_record on change (company_id, subject_id, seq);
create index change_by_kind on change (company_id, subject, seq);
create index change_by_person on change (company_id, actor_id, seq);
create index change_by_deed on change (company_id, action, seq) where action not in ('create', 'update');
drop index change_by_subject;

-- What each night's check of a company's chain found.
create table change_check (
  company_id uuid primary key references company,
  checked_at timestamptz not null,
  links bigint not null,
  fault_link bigint,
  fault_what text check (fault_what in ('removed', 'altered', 'inserted')),
  check ((fault_link is null) = (fault_what is null))
);
alter table change_check enable row level security;
create policy company_scope on change_check for select
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select on change_check to plumbline_app;
