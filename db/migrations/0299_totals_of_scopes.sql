-- How many rows a list has for who sees those of an entity stays in the memory of each server, and is right as long as
-- nothing that it depends on has changed: the rows, who is employed where, who is on which workplace, whose these are.
-- Each statement that changes one of these leaves a mark in its transaction (0285), and the sum of the marks is asked
-- before a total is answered again.
select mark_changes('totals', changed) from unnest(array[
  'account', 'deficiencies', 'engagement', 'person', 'projects', 'teams', 'workplace_workers'
]::regclass[]) changed;

-- The marks are of the whole company: who sees less of it is told their sum alone, with the day of their scope.
create function version_of_totals() returns text language sql stable security definer
set search_path = public, pg_temp as $$
  select coalesce(sum(k.n), 0) || ' ' || scope_today() from (
    select c.n from counts c where c.company_id = current_company() and c.of = 'totals'
    union all
    select d.n from count_difference d where d.company_id = current_company() and d.of = 'totals') k
$$;
revoke execute on function version_of_totals() from public;
grant execute on function version_of_totals() to plumbline_app;

-- The people on one's workplaces today, and the person that one reports to. A workplace is looked up by itself: compared
-- with a list of workplaces, each of their people takes longer.
create or replace function scope_colleagues() returns setof uuid language plpgsql stable parallel safe
cost 1 rows 1000 security definer set search_path = public, pg_temp as $$
begin
  return query select r.person from (select scope_workplaces() as id) place
    join workplace_workers r on r.company_id = current_company() and r.subject_id = place.id
    where (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union all
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null;
end $$;

-- A count reads an index, and no row.
create index deficiencies_counted on deficiencies (company_id)
  include (confidential, completed_at, project, created_by, raised_by, owner, id) where archived_at is null;
