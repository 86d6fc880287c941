-- Of which entity a project is. Those that say none are of the entity whose people run them, as before.
alter table projects add entity uuid;
select refer('projects', 'entity', 'entities');

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
    where r.company_id = current_company() and r.account = enter_scope.account
      and today between r.from_on and coalesce(r.to_on, 'infinity')
    union select p.id from projects p
    where p.company_id = current_company() and p.supervisor = enter_scope.account
    union select t.id from teams t
    where t.company_id = current_company() and t.leader = enter_scope.account);
  -- A project says of which entity it is, or is of the one whose people run it; a team says it. Who only wrote a
  -- project down sees it where it says no entity, and not for that its rows.
  if their_entity is not null then
    select array_agg(p.id) filter (where n < 4), array_agg(p.id) filter (where n = 4) into run, written
    from projects p, unnest(array[p.manager, p.supervisor, p.hs_lead, p.created_by]) with ordinality one (who, n)
    where p.company_id = current_company() and p.entity is null and who in (select scope_entity_people());
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
