-- On a project or a team are people, whether they have an account or not. The id of a staff account is that of its
-- person, so what is there keeps its meaning.
alter table workplace_workers drop constraint workplace_workers_company_id_account_fkey;
alter table workplace_workers rename column account to person;
alter table workplace_workers add foreign key (company_id, person) references person (company_id, id);
alter index workplace_workers_by_account rename to workplace_workers_by_person;

create or replace function enter_scope(level text, account uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

create or replace function scope_people()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE SECURITY DEFINER COST 1 ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query select r.person from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (array(select scope_workplaces()))
      and (select scope_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union all
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null;
end $function$;

create or replace function sees_person(whom uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE SECURITY DEFINER COST 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if whom = scope_account() then return true; end if;
  perform from engagement e
    where e.company_id = current_company() and e.person = whom and e.kind = 'employee'
      and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
      and scope_today() between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity');
  if found then return true; end if;
  perform from workplace_workers r
    where r.company_id = current_company() and r.person = whom
      and scope_today() between r.from_on and coalesce(r.to_on, 'infinity')
      and strpos(current_setting('app.scope_workplaces', true), r.subject_id::text) > 0;
  if found then return true; end if;
  perform from person p
    where p.company_id = current_company()
      and (p.id = whom and scope_account() in (p.created_by, p.supervisor)
        or p.id = scope_account() and p.supervisor = whom);
  return found;
end $function$;

-- Names are read wherever they stand, also of people whom a scope does not show.
create function person_name(whom uuid) returns text
language sql stable parallel safe security definer set search_path to public, pg_temp as $$
  select p.name from person p where p.company_id = current_company() and p.id = whom
$$;
revoke execute on function person_name from public;
grant execute on function person_name to plumbline_app;

-- Who signs without an account, where it is known who they are.
alter table signature_place add column person uuid;
alter table signature_place add foreign key (company_id, person) references person (company_id, id);
create index signature_place_by_person on signature_place (company_id, person);

-- A place has a name alone where a person has no account. On the list of workers of the place on that day they are
-- known by it, where one alone is called so.
create function know_signer() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
declare
  called uuid[];
begin
  called := array(
    select distinct p.id from submissions s
    join workplace_workers r on r.company_id = s.company_id and r.subject_id in (s.project, s.team)
      and company_today() between r.from_on and coalesce(r.to_on, 'infinity')
    join person p on p.company_id = r.company_id and p.id = r.person and p.archived_at is null
      and folded(p.name) = folded(trim(new.name))
    where s.company_id = new.company_id and s.id = new.submission and not exists (
      select from account a where a.company_id = p.company_id and a.id = p.id and a.kind = 'staff'));
  if cardinality(called) = 1 then new.person := called[1]; end if;
  return new;
end $$;
create trigger know_signer before insert on signature_place
  for each row when (new.account is null and new.name is not null) execute function know_signer();
