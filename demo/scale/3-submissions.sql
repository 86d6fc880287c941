-- What was submitted: planned as the year of a contractor goes, then written as a copy of a document that
-- the product itself has decided, for another day, place, thing and person.

-- Form, how many a year, who fills it, which machines it is about.
create temp table rounds on commit drop as
select * from (values
  ('flha', 13800, 'foreman', null),
  ('ewp-pre-use', 12000, 'crew', 'MEW'),
  ('vehicle-pre-trip', 12000, 'crew', 'TRK'),
  ('site-inspection-weekly', 1250, 'superintendent', null),
  ('jhsc-inspection-monthly', 300, 'superintendent', null),
  ('harness-inspection', 2960, 'foreman', 'HNS'),
  ('aed-quarterly', 40, 'superintendent', 'DEF'),
  ('near-miss', 1500, 'crew', null),
  ('incident-report', 325, 'foreman', null),
  ('orientation-checklist', 2680, 'superintendent', null),
  ('hot-work-permit', 2995, 'foreman', null),
  ('confined-space-permit', 150, 'foreman', null)) r (slug, a_year, post, tag);

create temp table planned on commit drop as
with each as (
  select r.slug, r.post, r.tag, n, pg_temp.roll(r.slug || n, 1000000) as chance,
    ((n - 1) * days.of / r.many)::integer as nth
  from (select count(*) as of from work_day) days, span,
    lateral (select *, round(a_year * (last_day - first_day + 1) / 365.0)::integer as many from rounds) r,
    generate_series(1, r.many) n
), timed as (
  select e.*, w.day, o.project, coalesce(m.place, o.place) as location, m.id as asset, m.type as asset_type,
    -- Two of three in the morning from half past six, the others in the afternoon from half past two.
    (w.day + case when chance % 3 < 2 then time '06:30' else time '14:30' end
      + make_interval(secs => chance / 3 % 5400)) at time zone 'America/Toronto' as moment
  from each e join work_day w on w.nth = e.nth
  join open_site o on o.nth = e.nth and o.k = (case e.slug when 'flha' then n % 60 else n end) % o.of
  left join lateral (
    select a.id, a.type, i.location as place from machine a
    join inventory i on i.company_id = current_company() and i.id = a.id
    where a.tag = e.tag and a.n = 1 + e.n % a.of) m on true
)
select t.*, d.variant, w.id as person, w.name,
  pg_temp.demo_id(format('submission %s %s', t.slug, t.n), t.moment) as id,
  'SUB-' || extract(year from t.day) || '-' || lpad((coalesce(s.last, 0)
    + row_number() over (partition by extract(year from t.day) order by t.moment, t.slug, t.n))::text, 5, '0') as number,
  last_day - t.day as age, t.chance / 7 % 100 as fate
from timed t cross join span
join (select slug, count(*) as of from document group by slug) v on v.slug = t.slug
join document d on d.slug = t.slug and d.variant = t.chance / 11 % v.of
join (select post, min(n) as first, count(*) as of from worker group by post) p on p.post = t.post
join worker w on w.n = p.first + (case t.slug when 'flha' then t.n % 60 else t.chance / 13 end) % p.of
left join number_series s on s.company_id = current_company() and s.series = 'SUB'
  and s.year = extract(year from t.day);
create unique index on planned (id);
analyze planned;

/** A document in the words of one who filled it: ids, name and days of its own in place of the pattern's. */
create function pg_temp.placed(words text, one planned) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(words,
    '00000000-0000-7000-8000-000000000001', one.person::text), 'Pat Pattern', one.name),
    '00000000-0000-7000-8000-000000000002', one.project::text),
    '00000000-0000-7000-8000-000000000003', one.location::text),
    '00000000-0000-7000-8000-000000000004', coalesce(one.asset::text, '')),
    '00000000-0000-7000-8000-000000000005', coalesce(one.asset_type::text, '')),
    '2001-02-03', one.day::text), '2001-05-04', (one.day + 90)::text),
    '03:07', to_char(one.moment at time zone 'America/Toronto', 'HH24:MI')),
    -- Its photos: the beginning of the id is the submission's.
    'ffffffff-ffff-7fff-8', substr(md5(one.id::text), 1, 8) || '-' || substr(md5(one.id::text), 9, 4)
      || '-7' || substr(md5(one.id::text), 14, 3) || '-8')
$$;

create temp table written on commit drop as
select p.id, p.slug, p.variant, pg_temp.placed(d.answers, p) as answers,
  format('{"asset":%s,"location":"%s","no_place":null,"on_behalf_of":null,"place":null,"project":"%s"}',
    coalesce(to_json(p.asset::text)::text, 'null'), p.location, p.project) as about,
  pg_temp.placed(d.files, p) as files
from planned p join document d on d.slug = p.slug and d.variant = p.variant;
create unique index on written (id);
analyze written;

-- Who is asked to sign, in which order, and who of them has.
create temp table asked on commit drop as
select p.id, p.moment, p.age, p.fate, w.id as account, w.name, s.role,
  row_number() over (partition by p.id order by s.nth) as nth,
  pg_temp.demo_id(format('place %s %s', p.id, s.nth), p.moment) as place
from planned p join document d on d.slug = p.slug and d.variant = p.variant
cross join lateral (
  select 0 as nth, 'submitter' as role, p.n as who where d.signature_policy in ('submitter', 'all_attendees')
  union all
  -- From four to eight beside whoever filled it, of the crew that follows their number.
  select k, 'attendee', 126 + (p.chance + k) % 375
  from generate_series(1, 4 + p.chance % 5) k where d.signature_policy = 'all_attendees'
  union all
  select 20, 'supervisor', 61 + p.chance % 25 where d.signature_policy = 'supervisor_then_manager'
  union all
  select 21, 'manager', 86 + p.chance % 40 where d.signature_policy = 'supervisor_then_manager') s
join worker w on w.id = p.person and s.role = 'submitter' or w.n = s.who and s.role <> 'submitter'
where w.id <> p.person or s.role = 'submitter';
create unique index on asked (id, nth);
analyze asked;

-- Of the last days some wait; what is older is settled. What failed is not closed yet.
create temp table outcome on commit drop as
select id, needed, voided, closed, approved,
  case when age > 3 or fate < 60 then needed when fate < 80 then least(needed, 1) else 0 end as given
from (
  select p.id, p.age, p.fate, coalesce(a.needed, 0) as needed, p.age > 14 and p.fate >= 99 as voided,
    p.age > 14 and p.fate < 55 and d.all_fails = 0 as closed, p.age > 7 and p.fate < 70 as approved
  from planned p join document d on d.slug = p.slug and d.variant = p.variant
  left join (select id, count(*) as needed from asked group by id) a on a.id = p.id) facts;
create unique index on outcome (id);
analyze outcome;

insert into submissions (company_id, id, number, title, form, stage, location, asset, project, submitted_by,
  source, submitted_at, submitted_on, duration, percent, passed, fails, critical, all_percent, all_passed,
  all_fails, all_critical, signatures_needed, signatures_given, created_by, updated_by, created_at, position)
select current_company(), p.id, p.number, d.title, d.form,
  case when o.voided then 'void' when o.closed then 'closed' when o.approved then 'reviewed'
    when o.given >= o.needed then 'signed' when o.given > 0 then 'partly_signed' else 'unsigned' end,
  p.location, p.asset, p.project, p.person, 'web', p.moment, p.day, 180 + p.chance % 600,
  d.percent, d.passed, d.fails, d.critical, d.all_percent, d.all_passed, d.all_fails, d.all_critical,
  o.needed, o.given, p.person, p.person, p.moment, extract(epoch from p.moment)::bigint * 1000000
from planned p join outcome o on o.id = p.id
join document d on d.slug = p.slug and d.variant = p.variant order by p.id;

insert into number_series as s (company_id, series, year, last)
select current_company(), 'SUB', extract(year from day), count(*) from planned group by extract(year from day)
on conflict (company_id, series, year) do update set last = s.last + excluded.last;

insert into file (company_id, id, sha256, mime, bytes, name, subject, subject_id, created_by, created_at)
select current_company(), (f ->> 'id')::uuid, f ->> 'sha256', 'image/jpeg', photo_bytes, 'failed-item.jpg',
  'submissions', p.id, p.person, p.moment
from written w join planned p on p.id = w.id, span, jsonb_array_elements(w.files::jsonb) f;

-- The hash is of the content in its one spelling: names in order, no white space.
create temp table hashed on commit drop as
select w.id, encode(sha256(convert_to(format(
  '{"about":%s,"answers":%s,"files":%s,"form_version":"%s","revision":1,"submission":"%s"}',
  w.about, w.answers, w.files, d.version_hash, w.id), 'UTF8')), 'hex') as hash
from written w join document d on d.slug = w.slug and d.variant = w.variant;
create unique index on hashed (id);
analyze hashed;

insert into submission_revision (company_id, id, submission, n, form_version, answers, files, about, hash, alike,
  points, most, lang, started_at, made_at, received_at, made_by, created_at)
select current_company(), pg_temp.demo_id('revision ' || p.id, p.moment), p.id, 1, d.version, w.answers::jsonb,
  w.files::jsonb, w.about::jsonb, h.hash, encode(sha256(convert_to(d.alike || p.id, 'UTF8')), 'hex'), d.points,
  d.most, 'en', p.moment - make_interval(secs => 180 + p.chance % 600), p.moment,
  p.moment + interval '20 seconds', p.person, p.moment
from planned p join written w on w.id = p.id join hashed h on h.id = p.id
join document d on d.slug = p.slug and d.variant = p.variant order by p.id;

insert into answer (company_id, submission, n, form, key, of_row, matrix_row, option_id, text, num, day,
  fails, submitted_on)
select current_company(), p.id, a.n, d.form, a.key, a.of_row, a.matrix_row, pg_temp.placed(a.option_id, p),
  pg_temp.placed(a.text, p), a.num, case a.day when '2001-02-03' then p.day when '2001-05-04' then p.day + 90
    else a.day end, a.fails, p.day
from planned p join document d on d.slug = p.slug and d.variant = p.variant
join document_answer a on a.slug = p.slug and a.variant = p.variant;

insert into signature_place (company_id, id, submission, position, role, account, created_at)
select current_company(), place, id, nth, role, account, moment from asked order by id, nth;

insert into signature (company_id, id, submission, place, revision, document_hash, role, signer, signer_name,
  method, strokes, statement, statement_lang, signed_at, received_at, created_at)
select current_company(), pg_temp.demo_id('signature ' || a.place, a.moment), a.id, a.place, 1, h.hash, a.role,
  a.account, a.name, 'drawn', strokes, statements ->> a.role, 'en', t.at, t.at, t.at
from asked a join outcome o on o.id = a.id and a.nth <= o.given join hashed h on h.id = a.id cross join span
cross join lateral (select a.moment + make_interval(mins => a.nth::integer) as at) t;

insert into submission_event (company_id, id, submission, kind, revision, at, by, by_name, reason, created_at)
select current_company(), pg_temp.demo_id(format('%s %s %s', e.kind, e.id, e.by), e.at), e.id, e.kind, 1, e.at,
  e.by, e.by_name, e.reason, e.at
from (
  select id, 'submitted' as kind, moment as at, person as by, null as by_name, null as reason from planned
  union all
  select a.id, 'signed', a.moment + make_interval(mins => a.nth::integer), a.account, a.name, null
  from asked a join outcome o on o.id = a.id and a.nth <= o.given
  union all
  select p.id, 'approved', p.moment + interval '1 day', manager, null, null
  from planned p join outcome o on o.id = p.id and o.approved cross join span
  union all
  select p.id, 'closed', p.moment + interval '30 hours', manager, null, null
  from planned p join outcome o on o.id = p.id and o.closed cross join span
  union all
  select p.id, 'voided', p.moment + interval '7 hours', manager, null, 'Filled in twice: the other one counts.'
  from planned p join outcome o on o.id = p.id and o.voided cross join span) e;
