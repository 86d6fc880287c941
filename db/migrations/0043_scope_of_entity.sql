-- The scope of an entity shows many rows of many people: what it looks up is hashed once a statement, and the day
-- of the company is asked once and not for each row.

create or replace function scope_entity_people() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select scope_account()
  union all
  select e.person from engagement e
  where e.company_id = current_company() and e.kind = 'employee'
    and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
    and (select company_today())
      between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
$$;
create or replace function scope_assets() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select r.asset from workplace_assets r
    where r.company_id = current_company() and r.subject_id = any (scope_workplaces())
      and (select company_today()) between r.from_on and coalesce(r.to_on, 'infinity'))
$$;
create or replace function scope_people() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select r.account from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (scope_workplaces())
      and (select company_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null)
$$;

create or replace function enter_scope(level text, account uuid) returns void language plpgsql as $$
declare
  today date := company_today();
  their_entity uuid := case when level = 'entity' then (
    select e.entity from engagement e
    where e.company_id = current_company() and e.person = account and e.kind = 'employee'
      and e.entity is not null
      and today between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
    order by e.starts_on desc nulls last limit 1) end;
  entity_people uuid[];
  places uuid[];
begin
  perform set_config('app.scope_account', account::text, true),
    set_config('app.scope_entity', coalesce(their_entity::text, ''), true);
  places := array(
    select r.subject_id from workplace_workers r
    where r.company_id = current_company() and r.account = enter_scope.account
      and today between r.from_on and coalesce(r.to_on, 'infinity')
    union select p.id from projects p
    where p.company_id = current_company() and p.supervisor = enter_scope.account
    union select t.id from teams t
    where t.company_id = current_company() and t.leader = enter_scope.account);
  -- A project is of the entity whose people run it; a team says whose it is.
  if their_entity is not null then
    entity_people := array(select scope_entity_people());
    places := array(
      select unnest(places)
      union select p.id from projects p
      where p.company_id = current_company() and (p.manager in (select unnest(entity_people))
        or p.supervisor in (select unnest(entity_people)) or p.hs_lead in (select unnest(entity_people)))
      union select t.id from teams t
      where t.company_id = current_company() and t.entity = their_entity);
  end if;
  perform set_config('app.scope_workplaces',
      case when level = 'own' then '{}' else places::text end, true),
    set_config('app.scope_places', array(
      select unnest(places)
      union select f.subject_id from project_forms f
      where f.company_id = current_company() and f.asked = enter_scope.account)::text, true);
end $$;

-- The rows of a table that a scope shows. `own`: columns that name people; one of them is the person, or somebody
-- of their entity. `workplaces`: columns that name a workplace. `listed`: a function that answers with further ids.
-- The few that a person has are looked up in an index, the many of an entity are hashed.
drop function scoped;
create function scoped(
  named regclass, own text[], workplaces text[] default '{}', listed text default null
) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
  arms text[];
  of_entity text[];
begin
  select array_agg(format(case when is_list then '%I @> array[(select scope_account())]'
        else '%I = (select scope_account())' end, c) order by n),
      array_agg(format(case when is_list then '%I && (select array(select scope_entity_people()))'
        else '%I in (select scope_entity_people())' end, c) order by n)
    into arms, of_entity
    from unnest(own) with ordinality u(c, n),
      lateral (select atttypid = 'uuid[]'::regtype as is_list from pg_attribute
        where attrelid = named and attname = c) t;
  select arms || coalesce(array_agg(format('%I = any ((select %s())::uuid[])', c, f)), '{}'),
      coalesce(array_agg(format('%I in (select unnest(%s()))', c, f)), '{}') || of_entity
    into arms, of_entity
    from (select c, 'scope_workplaces' as f from unnest(workplaces) c
      union all select 'id', listed where listed is not null) lists;
  execute format('create policy scope on %s as restrictive for select to plumbline_scoped using (%s)',
    named, array_to_string(arms, ' or '));
  execute format('create policy entity_scope on %s as restrictive for select to plumbline_entity using (%s)',
    named, array_to_string(of_entity, ' or '));
  -- What a scope shows is found, and counted, through an index for each of its columns.
  perform scope_index(named, name, c) from unnest(own || workplaces) c where c <> 'id';
end $$;

do $$
declare
  each text;
begin
  foreach each in array array['projects', 'teams', 'submissions', 'deficiencies', 'task_management', 'to_dos',
    'inventory', 'person']
  loop
    execute format('drop policy scope on %I', each);
    execute format('drop policy entity_scope on %I', each);
  end loop;
end $$;
select scoped('projects', '{created_by,manager,supervisor,hs_lead}', '{}', 'scope_places');
select scoped('teams', '{created_by,leader}', '{}', 'scope_places');
select scoped('submissions', '{submitted_by}', '{project,team}', 'scope_signings');
select scoped('deficiencies', '{created_by,raised_by,owner}', '{project}');
select scoped('task_management', '{created_by,assignees,watchers,verified_by}', '{project}');
select scoped('to_dos', '{created_by,assignee}');
select scoped('inventory', '{created_by,holder}', '{}', 'scope_assets');
-- Of people it matters who they are, and to nobody but themselves who wrote them down or whom they report to.
create policy scope on person as restrictive for select to plumbline_scoped using (
  id = (select scope_account()) or created_by = (select scope_account())
  or supervisor = (select scope_account()) or id = any ((select scope_people())::uuid[]));
create policy entity_scope on person as restrictive for select to plumbline_entity using (
  id in (select scope_entity_people()) or id in (select unnest(scope_people()))
  or created_by = (select scope_account()) or supervisor = (select scope_account()));
