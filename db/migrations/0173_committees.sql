-- Joint health and safety committees: one for a place, with its meetings, its inspections and what it recommends. Who sits on
-- it is appointed in the register of its members.
create table jhsc_committees (
  name text not null,
  location uuid not null,
  meets_every numeric not null,
  quorum numeric,
  terms uuid,
  notes text
);
select make_register('jhsc_committees', '{name}');
select refer('jhsc_committees', 'location', 'locations'), refer('jhsc_committees', 'terms', 'file');
create unique index jhsc_committees_once on jhsc_committees (company_id, location) where archived_at is null;

create table jhsc_meetings (
  name text not null,
  committee uuid not null,
  held_on date not null,
  starts_at time,
  ends_at time,
  place text,
  agenda jsonb not null default '[]',
  present uuid[] not null default '{}',
  regrets uuid[] not null default '{}',
  guests text,
  previous_approved boolean,
  minutes text,
  minutes_file uuid,
  worker_approved_by uuid,
  worker_approved_on date,
  management_approved_by uuid,
  management_approved_on date,
  posted_on date,
  posted_photo uuid,
  check ((worker_approved_by is null) = (worker_approved_on is null)),
  check ((management_approved_by is null) = (management_approved_on is null)),
  check (worker_approved_by <> management_approved_by)
);
select make_register('jhsc_meetings', '{name,minutes}');
select refer('jhsc_meetings', 'committee', 'jhsc_committees'), refer('jhsc_meetings', 'minutes_file', 'file'),
  refer('jhsc_meetings', 'posted_photo', 'file'), refer('jhsc_meetings', 'worker_approved_by', 'account'),
  refer('jhsc_meetings', 'management_approved_by', 'account');

create table jhsc_inspections (
  -- The names of the areas, so that lists search and sort by them.
  name text not null,
  committee uuid not null,
  planned_on date not null,
  inspector uuid not null,
  areas uuid[] not null default '{}',
  done_on date,
  findings text,
  report uuid
);
select make_register('jhsc_inspections', '{name}');
select refer('jhsc_inspections', 'committee', 'jhsc_committees'), refer('jhsc_inspections', 'inspector', 'account'),
  refer('jhsc_inspections', 'report', 'file');

create table jhsc_recommendations (
  name text not null,
  committee uuid not null,
  details text not null,
  employer uuid not null,
  received_on date not null,
  -- As the law counts from the day that the employer received it.
  response_due date not null,
  agrees boolean,
  answer text,
  answered_on date,
  answered_by uuid,
  check ((answered_on is null) = (agrees is null)),
  check ((answered_on is null) = (answer is null))
);
select make_register('jhsc_recommendations', '{name,details}');
select refer('jhsc_recommendations', 'committee', 'jhsc_committees'),
  refer('jhsc_recommendations', 'employer', 'account'), refer('jhsc_recommendations', 'answered_by', 'account');
create index jhsc_recommendations_open on jhsc_recommendations (company_id, response_due)
  where answered_on is null and archived_at is null;

-- A location and all inside it.
create function locations_within(of_company uuid, place uuid) returns table (id uuid) language sql stable as $$
  with recursive inside (id, step) as (
    select place, 0
    union all
    select l.id, i.step + 1 from inside i
    join locations l on l.company_id = of_company and l.parent = i.id where i.step < 20
  )
  select inside.id from inside
$$;

-- Who sits on the committee of a place on a day: appointed for the place, or for one inside it.
create function committee_members(of_company uuid, place uuid, on_day date)
returns table (person uuid, represents text, co_chair boolean) language sql stable as $$
  select m.person, min(m.represents), bool_or(coalesce(m.co_chair, false))
  from jhsc m join locations_within(of_company, place) l on l.id = m.location
  where m.company_id = of_company and m.starts_on <= on_day and coalesce(m.ends_on >= on_day, true)
    -- Whose term was ended early sat until then.
    and (m.archived_at is null or m.ends_on > on_day)
  group by m.person
$$;
