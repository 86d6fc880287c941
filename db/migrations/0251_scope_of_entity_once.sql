-- The scope of an entity adds less to the time of the list of people. What it shows stays the same:
--
-- * Who is employed by an entity, and who is on a workplace, is read from an index alone.
-- * Who leads projects that name no entity is compared with these people directly, not with a list of them.
-- * The people of an entity are not gathered again to show more of rows that the transaction was shown already.
-- * The workplaces of people on a page are compared with a list that is gathered once, and not asked one by one.

create index engagement_employed on engagement (company_id, entity) include (person, starts_on, ends_on)
  where kind = 'employee';
create index workplace_workers_present on workplace_workers (company_id, subject_id) include (person, from_on, to_on);
drop index workplace_workers_by_workplace;

create or replace function enter_scope(level text, account uuid) returns void language plpgsql as $$
declare
  today date := company_today();
  their_entity uuid := case when level = 'entity' then (
    select e.entity from engagement e
    where e.company_id = current_company() and e.person = account and e.kind = 'employee'
      and e.entity is not null
      and today between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
    order by e.starts_on desc nulls last limit 1) end;
  places uuid[];
  run uuid[];
  written uuid[];
begin
  perform set_config('app.scope_account', account::text, true),
    set_config('app.scope_today', today::text, true),
    set_config('app.scope_entity', coalesce(their_entity::text, ''), true);
  places := array(
    select r.subject_id from workplace_workers r
    where r.company_id = current_company() and r.person = enter_scope.account
      and today between r.from_on and coalesce(r.to_on, 'infinity')
    union select p.id from projects p
    where p.company_id = current_company() and p.supervisor = enter_scope.account
    union select t.id from teams t
    where t.company_id = current_company() and t.leader = enter_scope.account);
  -- A project says of which entity it is, or is of the one whose people run it; a team says it. Who only wrote a
  -- project down sees it where it says no entity, and not for that its rows.
  if their_entity is not null then
    select array_agg(led.id) filter (where n < 4), array_agg(led.id) filter (where n = 4) into run, written
    from (
      select p.id, unnest(array[p.manager, p.supervisor, p.hs_lead, p.created_by]) as who, generate_series(1, 4) as n
      from projects p where p.company_id = current_company() and p.entity is null) led
    where who = enter_scope.account or who in (
      select e.person from engagement e
      where e.company_id = current_company() and e.kind = 'employee' and e.entity = their_entity
        and today between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity'));
    places := array(
      select unnest(places || run)
      union select p.id from projects p
      where p.company_id = current_company() and p.entity = their_entity
      union select t.id from teams t
      where t.company_id = current_company() and t.entity = their_entity);
  end if;
  perform set_config('app.scope_workplaces',
      case when level = 'own' then '{}' else places::text end, true),
    set_config('app.scope_places', array(
      select unnest(places || written)
      union select f.subject_id from project_forms f
      where f.company_id = current_company() and f.asked = enter_scope.account)::text, true);
end $$;

-- Oneself, the people of one's entity, those on one's workplaces today, and the person that one reports to: hundreds or
-- thousands, which are hashed.
create or replace function scope_people() returns setof uuid language plpgsql stable parallel safe
cost 1 rows 1000 security definer set search_path = public, pg_temp as $$
begin
  return query select e.person from engagement e
    where e.company_id = current_company() and e.kind = 'employee'
      and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
      and (select scope_today()) between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
    union all
    select r.person from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (array(select scope_workplaces()))
      and (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union all
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null
    union all
    select scope_account();
end $$;

-- Rows that a statement of this transaction has answered under the same policies.
create function scope_shown() returns setof uuid language plpgsql stable parallel safe rows 50 cost 1 as $$
begin
  return query select unnest(nullif(current_setting('app.scope_shown', true), '')::uuid[]);
end $$;

drop policy by_entity on person;
create policy by_entity on person as restrictive for select to plumbline_entity using (
  id in (select scope_shown()) or id in (select scope_people())
  or (select scope_account()) = created_by or (select scope_account()) = supervisor);

drop policy scope on workplace_workers;
create policy scope on workplace_workers as restrictive for select to plumbline_scoped, plumbline_entity using (
  subject_id in (select scope_places()) or sees_workplace(subject_id));
