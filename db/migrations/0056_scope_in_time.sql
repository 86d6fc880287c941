-- A scope adds little to the time of a list. What it is made of is the same; how it is asked changes:
--
-- * Each list of a scope is a function that the planner cannot look into. It neither runs it while it plans, nor does
--   it think a single row dear because the whole list is.
-- * The policy of an entity has a name that comes before those of other policies: the database asks restrictive
--   policies in the order of their names, and a row that is out of reach is asked nothing more.

-- The day on which the scope was entered.
create function scope_today() returns date language sql stable parallel safe as $$
  select nullif(current_setting('app.scope_today', true), '')::date
$$;

-- Begins the scope of a person for the rest of the transaction, which then takes the role of that scope: what
-- it is made of is read once a request, as it is on the company's day.
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
  -- A project is of the entity whose people run it; a team says whose it is. Who only wrote a project down sees it,
  -- and not for that its rows.
  if their_entity is not null then
    select array_agg(p.id) filter (where n < 4), array_agg(p.id) filter (where n = 4) into run, written
    from projects p, unnest(array[p.manager, p.supervisor, p.hs_lead, p.created_by]) with ordinality one (who, n)
    where p.company_id = current_company() and who in (select scope_entity_people());
    places := array(
      select unnest(places || run)
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

-- The policies of before ask the functions of before, which go.
do $$
declare
  each record;
begin
  for each in select p.polname, p.polrelid::regclass as named from pg_policy p
    where p.polname = 'entity_scope' or p.polname = 'scope'
      and pg_get_expr(p.polqual, p.polrelid) ~ 'scope_account|person whole'
  loop
    execute format('drop policy %I on %s', each.polname, each.named);
  end loop;
end $$;
drop function scope_entity_people();
drop function scope_signings();
drop function scope_assets();
drop function scope_people();
drop function scope_places();
drop function scope_workplaces();

-- The workplaces that a person sees: those that they are on, lead, or are asked at.
create function scope_places() returns setof uuid language plpgsql stable parallel safe rows 10 cost 1 as $$
begin
  return query select unnest(nullif(current_setting('app.scope_places', true), '')::uuid[]);
end $$;
-- The workplaces of which they see every row.
create function scope_workplaces() returns setof uuid language plpgsql stable parallel safe rows 10 cost 1 as $$
begin
  return query select unnest(nullif(current_setting('app.scope_workplaces', true), '')::uuid[]);
end $$;

-- What these find stands behind policies that ask them: they look past these, within the company.
create function scope_entity_people() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select scope_account()
    union all
    select e.person from engagement e
    where e.company_id = current_company() and e.kind = 'employee'
      and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
      and (select scope_today()) between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity');
end $$;
create function scope_signings() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select p.submission from signature_place p
    where p.company_id = current_company() and p.account = scope_account();
end $$;
create function scope_assets() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select r.asset from workplace_assets r
    where r.company_id = current_company() and r.subject_id = any (array(select scope_workplaces()))
      and (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity');
end $$;
create function scope_people() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select r.account from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (array(select scope_workplaces()))
      and (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union all
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null;
end $$;
do $$
declare
  each text;
begin
  foreach each in array array['scope_entity_people()', 'scope_signings()', 'scope_assets()', 'scope_people()']
  loop
    execute format('revoke execute on function %s from public', each);
    execute format('grant execute on function %s to plumbline_app', each);
  end loop;
end $$;

-- The rows of a table that a scope shows. `own`: columns that name people; one of them is the person, or somebody
-- of their entity. `workplaces`: columns that name a workplace. `listed`: a function that answers with further ids.
-- The few that a person has are looked up in an index, the many of an entity are hashed.
create or replace function scoped(
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
  select arms || coalesce(array_agg(format('%I = any ((select array(select %s()))::uuid[])', c, f)), '{}'),
      coalesce(array_agg(format('%I in (select %s())', c, f)), '{}') || of_entity
    into arms, of_entity
    from (select c, 'scope_workplaces' as f from unnest(workplaces) c
      union all select 'id', listed where listed is not null) lists;
  execute format('create policy scope on %s as restrictive for select to plumbline_scoped using (%s)',
    named, array_to_string(arms, ' or '));
  execute format('create policy by_entity on %s as restrictive for select to plumbline_entity using (%s)',
    named, array_to_string(of_entity, ' or '));
  -- What a scope shows is found, and counted, through an index for each of its columns.
  perform scope_index(named, name, c) from unnest(own || workplaces) c where c <> 'id';
end $$;

select scoped('projects', '{created_by,manager,supervisor,hs_lead}', '{}', 'scope_places');
select scoped('teams', '{created_by,leader}', '{}', 'scope_places');
select scoped('submissions', '{submitted_by}', '{project,team}', 'scope_signings');
select scoped('deficiencies', '{created_by,raised_by,owner}', '{project}');
select scoped('task_management', '{created_by,assignees,watchers,verified_by}', '{project}');
select scoped('to_dos', '{created_by,assignee}');
select scoped('inventory', '{created_by,holder}', '{}', 'scope_assets');

-- Whose a project is was found out when the scope was entered.
drop policy by_entity on projects;
create policy by_entity on projects as restrictive for select to plumbline_entity using (
  id in (select scope_places()) or created_by = (select scope_account()) or manager = (select scope_account())
  or supervisor = (select scope_account()) or hs_lead = (select scope_account()));

-- Of people it matters who they are, and to nobody but themselves who wrote them down or whom they report to.
create policy scope on person as restrictive for select to plumbline_scoped using (
  id = (select scope_account()) or created_by = (select scope_account())
  or supervisor = (select scope_account()) or id = any ((select array(select scope_people()))::uuid[]));
create policy by_entity on person as restrictive for select to plumbline_entity using (
  id in (select scope_entity_people()) or id in (select scope_people())
  or created_by = (select scope_account()) or supervisor = (select scope_account()));

-- Whether a person is seen, asked of one: by the index of each list instead of the whole of it. It says what the
-- policies of `person` say; a test compares the two.
create function sees_person(whom uuid) returns boolean language plpgsql stable parallel safe
cost 20 security definer set search_path = public, pg_temp as $$
begin
  if whom = scope_account() then return true; end if;
  perform from engagement e
    where e.company_id = current_company() and e.person = whom and e.kind = 'employee'
      and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
      and scope_today() between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity');
  if found then return true; end if;
  perform from workplace_workers r
    where r.company_id = current_company() and r.account = whom
      and scope_today() between r.from_on and coalesce(r.to_on, 'infinity')
      and strpos(current_setting('app.scope_workplaces', true), r.subject_id::text) > 0;
  if found then return true; end if;
  perform from person p
    where p.company_id = current_company()
      and (p.id = whom and scope_account() in (p.created_by, p.supervisor)
        or p.id = scope_account() and p.supervisor = whom);
  return found;
end $$;
revoke execute on function sees_person(uuid) from public;
grant execute on function sees_person(uuid) to plumbline_app;

-- A row that hangs from others is seen with one of them: pairs of a column and the table that it points at.
create or replace function seen_with(named regclass, variadic pairs text[]) returns void language plpgsql as $$
declare
  arms text := (select string_agg(case pairs[n + 1]
      when 'person' then format('sees_person(%s.%I)', named, pairs[n])
      else format('exists (select from %I whole where whole.company_id = %s.company_id and whole.id = %s.%I)',
        pairs[n + 1], named, named, pairs[n]) end, ' or ' order by n)
    from generate_series(1, cardinality(pairs), 2) n);
begin
  execute format('create policy scope on %s as restrictive for select
    to plumbline_scoped, plumbline_entity using (%s)', named, arms);
end $$;
select seen_with(each, 'person', 'person') from unnest(array['invitation', 'user_value',
  'person_confidential_read', 'person_likeness']::regclass[]) each;
select seen_with('person_confidential', 'id', 'person');
select seen_with('person_merge', 'kept', 'person');
select seen_with('person_distinct', 'one', 'person');
-- Most that is asked is where a colleague works, which the row says itself.
create policy scope on engagement as restrictive for select to plumbline_scoped, plumbline_entity using (
  kind = 'employee' and entity = nullif(current_setting('app.scope_entity', true), '')::uuid
    and scope_today() between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')
  or sees_person(person));

-- Where a text has a part, 0 where it has it not. It says nothing of a text but this and fails on none, so that the
-- database may ask it before its policies, and looks at the few rows that are left: `like` would wait until every row
-- was seen. Only a superuser may promise that; elsewhere the search is right, and slower.
do $$
begin
  create function found_at(whole text, part text) returns integer
  language internal immutable strict leakproof parallel safe as 'textpos';
exception when insufficient_privilege then
  create function found_at(whole text, part text) returns integer
  language sql immutable strict parallel safe as 'select strpos(whole, part)';
end $$;
-- Written so that the planner expects a word to be in few texts, not in every third.
create function has_part(whole text, part text) returns boolean language sql immutable parallel safe as $$
  select least(found_at(whole, part), 1) = 1
$$;
