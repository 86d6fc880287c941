-- What a talk is about, so that it is suggested after an incident of that kind and its gaps can be counted.
alter table toolbox_talks
  add column hazards uuid[] not null default '{}',
  add column incident_types uuid[] not null default '{}',
  add column reasons uuid[] not null default '{}';

-- The hazard report that was made of what the crew raised.
alter table talk_question add column hazard uuid,
  add constraint talk_question_one check (num_nonnulls(deficiency, hazard) <= 1);
select refer('talk_question', 'hazard', 'incidents');

-- The latest recent incident that each talk speaks of, whoever asks: it was its lesson, it has a type or a hazard that the
-- talk names, or a form gave a reason that lies under one of the talk's. Nothing else of an incident is told, and
-- nothing at all of what is restricted.
create function talks_after_incidents(days integer) returns table (talk uuid, incident_on date)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive under (reason, above, n) as (
    select id, id, 1 from incident_reasons where company_id = current_company()
    union all
    select u.reason, i.parent, n + 1 from under u
    join incident_reasons i on i.company_id = current_company() and i.id = u.above
    where i.parent is not null and n < 20
  ), recent as (
    select i.* from incidents i
    where i.company_id = current_company() and i.archived_at is null and i.status <> 'void'
      and i.kind in ('incident', 'near_miss') and not coalesce(i.confidential, false)
      and i.occurred_on between company_today() - days and company_today()
  ), given as (
    select r.above as reason, max(s.submitted_on) as incident_on from submissions s
    join answer a on a.company_id = s.company_id and a.submission = s.id
    join under r on r.reason::text = a.option_id
    where s.company_id = current_company() and s.archived_at is null and s.stage <> 'void'
      and s.submitted_on between company_today() - days and company_today()
    group by r.above
  ), spoken as (
    select t.id, i.occurred_on from toolbox_talks t join recent i on i.type = any(t.incident_types)
    where t.company_id = current_company()
    union all
    select v.talk, i.occurred_on from recent i
    join incident_investigation v on v.company_id = i.company_id and v.incident = i.id
    where v.talk is not null
    union all
    select t.id, i.occurred_on from recent i
    join deficiencies f on f.company_id = i.company_id and f.incident = i.id and f.archived_at is null
    join toolbox_talks t on t.company_id = i.company_id and f.hazard = any(t.hazards)
    union all
    select t.id, g.incident_on from toolbox_talks t join given g on g.reason = any(t.reasons)
    where t.company_id = current_company()
  )
  select id, max(occurred_on) from spoken group by id
$$;
revoke execute on function talks_after_incidents(integer) from public;
grant execute on function talks_after_incidents(integer) to plumbline_app;
