-- A scope adds little to the time of the list of people. What it shows stays the same; how it is asked changes:
--
-- * Whom somebody sees is gathered once a statement, by one function, and hashed once.
-- * Whether a workplace is seen is asked of one, as it is of a person: the planner then does not plan the policies of
--   projects and teams wherever a list says where people work.
-- * Where a person is employed is found past the scope, of people who are seen already.

-- The people of one's entity, those on one's workplaces today, and the person that one reports to.
create or replace function scope_people() returns setof uuid language plpgsql stable parallel safe
cost 1 rows 10 security definer set search_path = public, pg_temp as $$
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
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null;
end $$;

drop policy by_entity on person;
create policy by_entity on person as restrictive for select to plumbline_entity using (
  id in (select scope_people()) or (select scope_account()) = id
  or (select scope_account()) = created_by or (select scope_account()) = supervisor);
drop policy by_entity on projects;
create policy by_entity on projects as restrictive for select to plumbline_entity using (
  id in (select scope_places()) or (select scope_account()) = created_by
  or (select scope_account()) = manager or (select scope_account()) = supervisor or (select scope_account()) = hs_lead);

-- It says what the policies of `projects` and `teams` say; a test compares them.
create function sees_workplace(which uuid) returns boolean language plpgsql stable parallel safe
cost 20 security definer set search_path = public, pg_temp as $$
begin
  if strpos(current_setting('app.scope_places', true), which::text) > 0 then return true; end if;
  perform from projects p where p.company_id = current_company() and p.id = which
    and scope_account() in (p.created_by, p.manager, p.supervisor, p.hs_lead);
  if found then return true; end if;
  perform from teams t where t.company_id = current_company() and t.id = which
    and (t.created_by in (select scope_entity_people()) or t.leader in (select scope_entity_people()));
  return found;
end $$;
revoke execute on function sees_workplace(uuid) from public;
grant execute on function sees_workplace(uuid) to plumbline_app;

drop policy scope on workplace_workers;
create policy scope on workplace_workers as restrictive for select to plumbline_scoped, plumbline_entity using (
  sees_workplace(subject_id));

-- The latest that somebody is, or was, employed.
create function employment_of(
  whom uuid, out entity uuid, out starts_on date, out ends_on date
) language sql stable security definer set search_path = public, pg_temp as $$
  select e.entity, e.starts_on, e.ends_on from engagement e
  where e.company_id = current_company() and e.person = whom and e.kind = 'employee'
  order by e.ends_on desc nulls first, e.starts_on desc nulls last limit 1
$$;
revoke execute on function employment_of(uuid) from public;
grant execute on function employment_of(uuid) to plumbline_app;
