-- Which rows a person sees, beside which lists they open: their own, those of their projects and teams, those of
-- their entity, or all of the company's. A template says it, a person may have their own.
alter table permission_template add scope text not null default 'company'
  check (scope in ('own', 'workplaces', 'entity', 'company'));
alter table account add scope text check (scope in ('own', 'workplaces', 'entity', 'company'));

-- A person who sees less than the company asks under a role of its own. Policies that are for these roles alone
-- cost others nothing, and an index answers them: no branch of theirs is true of every row.
do $$
begin
  create role plumbline_scoped nologin nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  create role plumbline_entity nologin nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
grant plumbline_app to plumbline_scoped, plumbline_entity;
do $$
begin
  execute format('grant plumbline_scoped, plumbline_entity to %I', current_user);
end $$;

-- The person whose scope it is; nobody outside of a scope.
create function scope_account() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.scope_account', true), '')::uuid
$$;
-- The workplaces that they see: those that they are on, lead, or are asked at.
create function scope_places() returns uuid[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.scope_places', true), ''), '{}')::uuid[]
$$;
-- The workplaces of which they see every row.
create function scope_workplaces() returns uuid[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.scope_workplaces', true), ''), '{}')::uuid[]
$$;

create function company_today() returns date language sql stable as $$
  select (now() at time zone timezone)::date from company where id = current_company()
$$;

-- What these find stands behind policies that ask them: they look past these, within the company.
create function scope_entity_people() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select scope_account()
  union all
  select e.person from engagement e
  where e.company_id = current_company() and e.kind = 'employee'
    and e.entity = nullif(current_setting('app.scope_entity', true), '')::uuid
    and (select company_today())
      between coalesce(e.starts_on, '-infinity') and coalesce(e.ends_on, 'infinity')
$$;
create function scope_signings() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select p.submission from signature_place p
    where p.company_id = current_company() and p.account = scope_account())
$$;
create function scope_assets() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select r.asset from workplace_assets r
    where r.company_id = current_company() and r.subject_id = any (scope_workplaces())
      and (select company_today()) between r.from_on and coalesce(r.to_on, 'infinity'))
$$;
create function scope_people() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select r.account from workplace_workers r
    where r.company_id = current_company() and r.subject_id = any (scope_workplaces())
      and (select company_today()) between r.from_on and coalesce(r.to_on, 'infinity')
    union
    select p.supervisor from person p
    where p.company_id = current_company() and p.id = scope_account() and p.supervisor is not null)
$$;
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

-- Begins the scope of a person for the rest of the transaction, which then takes the role of that scope: what
-- it is made of is read once a request, as it is on the company's day.
create function enter_scope(level text, account uuid) returns void language plpgsql as $$
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

create function scope_index(named regclass, name text, field text) returns void language plpgsql as $$
begin
  execute format(
    case when (select atttypid from pg_attribute where attrelid = named and attname = field)
        = 'uuid[]'::regtype
      then 'create index if not exists %I on %s using gin (%I)'
      else 'create index if not exists %I on %s (company_id, %I)' end,
    name || '_by_' || field, named, field);
end $$;

-- A row that hangs from others is seen with one of them: pairs of a column and the table that it points at.
create function seen_with(named regclass, variadic pairs text[]) returns void language plpgsql as $$
declare
  arms text := (select string_agg(
      format('exists (select from %I whole where whole.company_id = %s.company_id and whole.id = %s.%I)',
        pairs[n + 1], named, named, pairs[n]), ' or ' order by n)
    from generate_series(1, cardinality(pairs), 2) n);
begin
  execute format('create policy scope on %s as restrictive for select
    to plumbline_scoped, plumbline_entity using (%s)', named, arms);
end $$;

select scoped('projects', '{created_by,manager,supervisor,hs_lead}', '{}', 'scope_places');
select scoped('teams', '{created_by,leader}', '{}', 'scope_places');
select seen_with(each, 'project', 'projects', 'team', 'teams') from unnest(array[
  'project_forms', 'rain_days', 'workplace_workers', 'workplace_assets', 'workplace_contacts']::regclass[]) each;
select seen_with(each, 'project', 'projects') from unnest(array[
  'project_holds', 'headcounts', 'project_duties']::regclass[]) each;

select scoped('submissions', '{submitted_by}', '{project,team}', 'scope_signings');
select seen_with(each, 'submission', 'submissions') from unnest(array['answer', 'asset_check', 'confidential_read',
  'contact_mail', 'signature', 'signature_place', 'submission_event', 'submission_revision']::regclass[]) each;

select scoped('deficiencies', '{created_by,raised_by,owner}', '{project}');
select seen_with('deficiency_event', 'deficiency', 'deficiencies');
select scoped('task_management', '{created_by,assignees,watchers,verified_by}', '{project}');
select seen_with('task_event', 'task', 'task_management');
select scoped('to_dos', '{created_by,assignee}');

select scoped('inventory', '{created_by,holder}', '{}', 'scope_assets');
select seen_with(each, 'asset', 'inventory') from unnest(array[
  'asset_custody', 'asset_meter_reading', 'asset_tag_out']::regclass[]) each;

-- Of people it matters who they are, and to nobody but themselves who wrote them down or whom they report to.
create policy scope on person as restrictive for select to plumbline_scoped using (
  id = (select scope_account()) or created_by = (select scope_account())
  or supervisor = (select scope_account()) or id = any ((select scope_people())::uuid[]));
create policy entity_scope on person as restrictive for select to plumbline_entity using (
  id in (select scope_entity_people()) or id in (select unnest(scope_people()))
  or created_by = (select scope_account()) or supervisor = (select scope_account()));
select scope_index('person', 'person', c) from unnest('{created_by,supervisor}'::text[]) c;
select seen_with(each, 'person', 'person') from unnest(array['engagement', 'invitation']::regclass[]) each;

-- As before, and it says the scope of the account.
drop function open_session(bytea, text, text);
create function open_session(
  given bytea, request text, address text,
  out session_id uuid, out audience text, out login_id uuid, out account_id uuid,
  out company_id uuid, out role_id integer, out name text,
  out account_version integer, out template_version integer, out suspended boolean,
  out token_grants text[], out scope text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select s.id, s.audience, s.login_id, s.account_id, s.company_id, a.role_id,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, (select l.email from login l where l.id = s.login_id)),
      a.version, t.version, c.suspended_at is not null, s.seen_at,
      coalesce(a.scope, t.scope)
    into session_id, audience, login_id, account_id, company_id, role_id, name,
      account_version, template_version, suspended, seen, scope
    from session s
    left join account a on a.company_id = s.company_id and a.id = s.account_id
    left join company c on c.id = s.company_id
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    left join provider_admin p on s.audience = 'admin' and p.login_id = s.login_id
    where s.token_hash = given and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
      and (a.id is not null and a.deactivated_at is null
        or p.login_id is not null and p.deactivated_at is null);
  if session_id is null then
    select k.id, 'staff', k.login_id, k.account_id, k.company_id, a.role_id,
        coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
          (select l.email from login l where l.id = k.login_id)),
        a.version, t.version, c.suspended_at is not null, coalesce(k.seen_at, k.created_at - interval '1 day'),
        k.grants, coalesce(a.scope, t.scope)
      into session_id, audience, login_id, account_id, company_id, role_id, name,
        account_version, template_version, suspended, seen, token_grants, scope
      from personal_token k
      join account a on a.company_id = k.company_id and a.id = k.account_id
        and a.kind = 'staff' and a.deactivated_at is null
      join company c on c.id = k.company_id
      left join permission_template t
        on t.company_id = a.company_id and t.id = a.permission_template_id
      where k.token_hash = given and k.expires_at > now();
    if session_id is null then return; end if;
    if seen < now() - interval '1 minute' then
      update personal_token k set seen_at = now() where k.token_hash = given;
    end if;
  elsif seen < now() - interval '1 minute' then
    update session s set seen_at = now() where s.token_hash = given;
  end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.actor_id', coalesce(account_id, login_id)::text, true),
    set_config('app.actor_name', name, true),
    set_config('app.source', case when token_grants is null then audience else 'token' end, true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_session from public;
grant execute on function open_session to plumbline_app;
