-- Whose people and workplaces are an entity's is gathered from all of them, which takes longer than a short list. It stays
-- in the memory of each server, and is right as long as nothing that it depends on has left a mark (0285): who is
-- employed where, who is on which workplace, whose these are, who is asked for which form.
select mark_changes('scopes', changed) from unnest(array[
  'engagement', 'project_forms', 'projects', 'teams', 'workplace_workers'
]::regclass[]) changed;

-- Totals for who sees an entity depend on all of this too: one mark is enough.
do $$
declare
  changed text;
  act text;
begin
  foreach changed in array array['engagement', 'projects', 'teams', 'workplace_workers'] loop
    foreach act in array array['come', 'changed', 'gone'] loop
      execute format('drop trigger %I on %I', 'mark_totals_' || act, changed);
    end loop;
  end loop;
end $$;

drop function version_of_totals();
-- The marks are of the whole company: who sees less of it is told their sum alone, with the day of their scope.
create function version_of(marks text[]) returns text language sql stable security definer
set search_path = public, pg_temp as $$
  select coalesce(sum(k.n), 0) || ' ' || scope_today() from (
    select c.n from counts c where c.company_id = current_company() and c.of = any(marks)
    union all
    select d.n from count_difference d where d.company_id = current_company() and d.of = any(marks)) k
$$;
revoke execute on function version_of(text[]) from public;
grant execute on function version_of(text[]) to plumbline_app;

create or replace function forget_figures() returns void language sql as $$
  insert into count_difference select c.id, of, '{}', 1 + floor(random() * 1e9)
  from company c, unnest(array['figures', 'scopes', 'totals']) of
$$;

drop function enter_scope(text, uuid);
-- Answers what a server may remember of an entity and say again as `known`; nothing where that is still right.
create function enter_scope(level text, account uuid, known jsonb default null) returns jsonb language plpgsql as $$
declare
  today date := company_today();
  version text;
  their_entity uuid;
  places uuid[];
  run uuid[];
  written uuid[];
begin
  perform set_config('app.scope_account', account::text, true),
    set_config('app.scope_today', today::text, true);
  if level = 'entity' then
    -- Asked before anything is gathered: what is written meanwhile makes it another one.
    version := version_of(array['scopes']);
    if known ->> 'version' = version then
      perform set_config('app.scope_entity', known ->> 'entity', true),
        set_config('app.scope_workplaces', known ->> 'workplaces', true),
        set_config('app.scope_places', known ->> 'places', true);
      return null;
    end if;
    their_entity := (
      select e.entity from engagement e
      where e.company_id = current_company() and e.person = account and e.kind = 'employee'
        and e.entity is not null
        and today between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
      order by e.starts_on desc nulls last limit 1);
  end if;
  perform set_config('app.scope_entity', coalesce(their_entity::text, ''), true);
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
  return case when version is not null then jsonb_build_object('version', version,
    'entity', current_setting('app.scope_entity'), 'workplaces', current_setting('app.scope_workplaces'),
    'places', current_setting('app.scope_places')) end;
end $$;
