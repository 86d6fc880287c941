-- Where a deficiency is to be put right, as the form that raised it named it.
alter table deficiencies add project uuid;
select refer('deficiencies', 'project', 'projects');

-- An inspector's order is to be complied with by a day; a notice that it was is due after that.
alter table deficiencies add comply_by date;
alter table deficiency_event drop constraint deficiency_event_kind_check;
alter table deficiency_event add constraint deficiency_event_kind_check check (kind in ('raised',
  'started', 'done', 'verified', 'rejected', 'duplicate', 'voided', 'accepted', 'reassigned', 'extended',
  'effective', 'not_effective', 'reminded', 'escalated', 'notice_due'));

-- Who read the confidential answers of a submission, and by which way: told once a day of each way. What
-- is in here stays: no role of requests may change it.
create table confidential_read (
  company_id uuid not null references company,
  submission uuid not null,
  account uuid not null,
  way text not null check (way in ('screen', 'pdf', 'zip', 'mail', 'sheet')),
  day date not null,
  at timestamptz not null default now(),
  primary key (company_id, submission, account, way, day),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, account) references account (company_id, id)
);
create index confidential_read_by_account on confidential_read (company_id, account, at);
alter table confidential_read enable row level security;
create policy company_scope on confidential_read using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert on confidential_read to plumbline_app;

-- Answers that are copied from one submission to the next: the same person says the same of the same
-- form, far faster than it takes. `alike` is the same in two submissions that say the same.
alter table submissions add copied boolean not null default false;
alter table submission_revision add alike text;
create index submissions_of_person on submissions (company_id, form, submitted_by, submitted_at) where archived_at is null;

-- What somebody sent twice names the one that counts.
alter table submissions add duplicate_of uuid;
select refer('submissions', 'duplicate_of', 'submissions');

alter table submission_event drop constraint submission_event_kind_check;
alter table submission_event add constraint submission_event_kind_check check (kind in ('submitted',
  'revised', 'signed', 'declined', 'returned', 'approved', 'closed', 'reopened', 'voided', 'mailed',
  'copied', 'told'));
