-- A form that is asked of contractors once may prequalify them: accepted, its score is a paper of the contractor, valid for
-- so many months.
alter table tc_forms add qualifies_months numeric;
alter table tc_default_forms add qualifies_months numeric;
alter table tc_papers add submission uuid, add score numeric, add passed boolean;
alter table tc_papers add foreign key (company_id, submission) references submissions (company_id, id)
  on delete set null (submission);
create unique index tc_papers_by_submission on tc_papers (company_id, submission);

-- A person who accepts it may not be able to write papers of contractors, nor to see its line.
create function note_prequalification() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  months integer;
begin
  -- A line of the contractor's own takes the place of the default.
  select l.qualifies_months into months from (
    select 1 as n, qualifies_months from tc_forms where company_id = new.company_id
      and trade_contractor = new.trade_contractor and form = new.form and archived_at is null
    union all
    select 2, qualifies_months from tc_default_forms where company_id = new.company_id
      and form = new.form and archived_at is null) l
  order by l.n, l.qualifies_months nulls last limit 1;
  if months is null or new.percent is null or new.archived_at is not null
    or new.stage <> all ('{reviewed,closed}') then
    update tc_papers set archived_at = now()
    where company_id = new.company_id and submission = new.id and archived_at is null;
    return null;
  end if;
  insert into tc_papers as p (company_id, trade_contractor, kind, name, starts_on, expires_on, submission, score, passed)
  values (new.company_id, new.trade_contractor, 'prequalification', left(new.number || ' – ' || new.title, 160),
    new.submitted_on,
    case when new.passed is not false then new.submitted_on + make_interval(months => months) end,
    new.id, new.percent, new.passed)
  on conflict (company_id, submission) do update set archived_at = null,
    trade_contractor = excluded.trade_contractor, starts_on = excluded.starts_on,
    expires_on = excluded.expires_on, score = excluded.score, passed = excluded.passed;
  return null;
end $$;
create trigger note_prequalification after insert on submissions
  for each row when (new.trade_contractor is not null and new.stage = any ('{reviewed,closed}'))
  execute function note_prequalification();
-- From accepted to closed nothing changes.
create trigger note_prequalification_anew after update of stage, percent, passed, trade_contractor, archived_at on submissions
  for each row when (new.trade_contractor is not null and
    ((old.stage = any ('{reviewed,closed}')) <> (new.stage = any ('{reviewed,closed}'))
    or old.percent is distinct from new.percent or old.passed is distinct from new.passed
    or old.trade_contractor is distinct from new.trade_contractor
    or (old.archived_at is null) <> (new.archived_at is null)))
  execute function note_prequalification();
