-- What follows from confidential answers is for whoever may read these. A submission's score, its failed
-- items and whether one was critical are kept twice: as they are without what is confidential, which
-- everybody may read who sees the row, and, behind `all_`, with it.
alter table submissions
  add all_percent numeric,
  add all_passed boolean,
  add all_fails numeric not null default 0,
  add all_critical boolean not null default false;
create index submissions_by_all_fails on submissions (company_id, all_fails, id) where archived_at is null;

-- Raised by a confidential answer: who may not read such answers does not see the row at all, by
-- whichever statement they ask. The setting is made for whoever holds the grant.
alter table deficiencies add confidential boolean not null default false;
create policy confidence on deficiencies as restrictive for select to plumbline_app
  using (not confidential or current_setting('app.confidential', true) = 'yes');

-- Submissions whose open score is still to be worked out: it takes the form engine, so a job does it
-- when the server has started. Until then nothing failed in them, for whoever may not read all.
create table open_score_due (
  company_id uuid not null references company,
  submission uuid not null,
  primary key (company_id, submission),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade
);
alter table open_score_due enable row level security;
create policy company_scope on open_score_due using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, delete on open_score_due to plumbline_app;

insert into open_score_due (company_id, submission)
select s.company_id, s.id from submissions s
join submission_revision r on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
join form_version v on v.company_id = r.company_id and v.id = r.form_version
where v.definition -> 'fields' @? '$.** ? (@.confidential == true)';

-- Nothing of this is news of the rows, and what they were must not stand in the log.
alter table submissions disable trigger user;
update submissions set all_percent = percent, all_passed = passed, all_fails = fails, all_critical = critical;
update submissions s set percent = null, passed = null, fails = 0, critical = false
from open_score_due d where d.company_id = s.company_id and d.submission = s.id;
alter table submissions enable trigger user;
alter table deficiencies disable trigger user;
update deficiencies set confidential = true
where source = 'submission' and item_key is null and title in ('A confidential item failed',
  'Un point confidentiel a échoué', 'Un punto confidencial no se superó');
alter table deficiencies enable trigger user;

drop trigger log_change on submissions;
create constraint trigger log_change after insert or update or delete on submissions
  deferrable initially deferred for each row
  execute function log_change('all_percent', 'all_passed', 'all_fails', 'all_critical');

-- What a paper says of itself is held against the content as it is stored now: the server computes its
-- hash again. Whoever holds a paper is nobody here, so the function looks past the policies; the server
-- says no more of it than whether the hash is right.
drop function verify_submission;
create function verify_submission(given uuid, said text) returns table (
  n integer, hash text, answers jsonb, files jsonb, about jsonb, form_version text, present boolean,
  received_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select r.n, r.hash, r.answers, r.files, r.about, v.hash, r.n = s.revision, r.received_at
  from submission_revision r
  join submissions s on s.company_id = r.company_id and s.id = r.submission
  join form_version v on v.company_id = r.company_id and v.id = r.form_version
  where r.hash = said and r.submission = given
  order by r.received_at desc limit 1
$$;
revoke execute on function verify_submission from public;
grant execute on function verify_submission to plumbline_gate;
