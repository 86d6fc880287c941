-- The scope of an entity adds less to the time of a list, and people are ordered by when they were last here in less.
-- What each shows stays the same:
--
-- * Rows that a statement of the transaction was shown are known to the policies of every list, each by its table.
-- * The people of an entity and the people on workplaces are two lists: the second is gathered for who is not in the first.
-- * Who leads projects that name no entity is compared with these people once for each who is named.
-- * Who raised a deficiency is not looked up again where it is who wrote it down.

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
    with open as (
      select p.id, p.manager, p.supervisor, p.hs_lead, p.created_by from projects p
      where p.company_id = current_company() and p.entity is null)
    select array_agg(led.id) filter (where runs), array_agg(led.id) filter (where not runs) into run, written
    from (
      select id, manager as who, true as runs from open where manager is not null
      union all select id, supervisor, true from open where supervisor is not null
      union all select id, hs_lead, true from open where hs_lead is not null
      union all select id, created_by, false from open where created_by is not null) led
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

create function scope_shown(listed text) returns setof uuid language plpgsql stable parallel safe rows 50 cost 1 as $$
begin
  if current_setting('app.scope_listed', true) = listed then
    return query select unnest(nullif(current_setting('app.scope_shown', true), '')::uuid[]);
  end if;
end $$;

-- The people on one's workplaces today, and the person that one reports to.
create function scope_colleagues() returns setof uuid language plpgsql stable parallel safe
cost 1 rows 1000 security definer set search_path = public, pg_temp as $$
begin
  return query select r.person from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (array(select scope_workplaces()))
      and (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union all
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null;
end $$;
revoke execute on function scope_colleagues() from public;
grant execute on function scope_colleagues() to plumbline_app;

alter policy by_entity on person using (
  id in (select scope_shown('person')) or id in (select scope_entity_people()) or id in (select scope_colleagues())
  or (select scope_account()) = created_by or (select scope_account()) = supervisor);
alter policy by_entity on deficiencies using (
  project in (select scope_workplaces()) or created_by in (select scope_entity_people())
  or (raised_by is distinct from created_by and raised_by in (select scope_entity_people()))
  or owner in (select scope_entity_people()));
do $$
declare
  policy record;
begin
  for policy in select polrelid::regclass as named, relname, pg_get_expr(polqual, polrelid) as arms
    from pg_policy join pg_class on pg_class.oid = polrelid
    where polname = 'by_entity' and relname not in ('person', 'projects', 'teams', 'anonymous_reports')
  loop
    execute format('alter policy by_entity on %s using (id in (select scope_shown(%L)) or %s)',
      policy.named, policy.relname, policy.arms);
  end loop;
end $$;
drop function scope_shown();

-- A list that comes later is made like these.
create or replace function scoped(named regclass, own text[], workplaces text[] default '{}', listed text default null)
returns void language plpgsql as $$
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
      format('id in (select scope_shown(%L))', name)
        || coalesce(array_agg(format('%I in (select %s())', c, f)), '{}') || of_entity
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

-- When everybody of the company was last here, by account: to order all of them, or to narrow them by it, each is not
-- asked one by one.
create function last_seen_of_accounts() returns jsonb language sql stable security definer
set search_path = public, pg_temp as $$
  select coalesce(jsonb_object_agg(seen.id, seen.at), '{}') from (
    select a.id, greatest(
      (select max(s.seen_at) from session s where s.account_id = a.id),
      (select c.at from change c where c.company_id = a.company_id and c.subject_id = a.id
        and c.action in ('sign-in', 'sign-out') order by c.seq desc limit 1)) as at
    from account a where a.company_id = current_company()) seen
  where seen.at is not null
$$;
revoke execute on function last_seen_of_accounts() from public;
grant execute on function last_seen_of_accounts() to plumbline_app;
