-- What followed from what failed, and how far each has come.

create temp table found on commit drop as
select p.id as submission, p.person, p.project, p.location, p.asset, p.day, p.moment, p.age, d.form,
  f.title, f.description, f.severity, f.due_days, f.item_key, f.item_row, pg_temp.demo_id(format('deficiency %s %s', p.id, f.nth), p.moment) as id, s.superintendent as owner,
  pg_temp.roll(format('after %s %s', p.id, f.nth), 100) as fate,
  'DEF-' || extract(year from p.day) || '-' || lpad((coalesce(n.last, 0)
    + row_number() over (partition by extract(year from p.day) order by p.moment, p.id, f.nth))::text, 5, '0') as number
from planned p join document d on d.slug = p.slug and d.variant = p.variant
join outcome o on o.id = p.id and not o.voided
join document_failed f on f.slug = p.slug and f.variant = p.variant
left join site s on s.project = p.project
left join number_series n on n.company_id = current_company() and n.series = 'DEF'
  and n.year = extract(year from p.day);

-- Most are put right within three days; one in ten takes three weeks.
create temp table cured on commit drop as
select f.*, days, case when age > days + 2 then 'closed' when age > days then 'done'
    when age > 1 then 'in_progress' else 'open' end as status
from found f cross join lateral (select case when fate < 90 then 1 + fate % 5 else 21 + fate % 40 end as days) c;

insert into deficiencies (company_id, id, number, title, description, source, submission, form, item_key, item_row,
  project, location, asset, severity, status, owner, due_on, raised_by, raised_on, created_by, created_at, position)
select current_company(), id, number, title, description, 'submission', submission, form, item_key, item_row,
  project, location, asset, severity, status, owner,
  day + coalesce(due_days, case severity when 'critical' then 0 when 'high' then 1 when 'medium' then 7 else 14 end),
  person, day, person, moment, extract(epoch from moment)::bigint * 1000000
from cured order by id;

insert into number_series as s (company_id, series, year, last)
select current_company(), 'DEF', extract(year from day), count(*) from found group by extract(year from day)
on conflict (company_id, series, year) do update set last = s.last + excluded.last;

insert into deficiency_event (company_id, id, deficiency, kind, at, by, created_at)
select current_company(), pg_temp.demo_id(format('%s %s', e.kind, e.id), e.at), e.id, e.kind, e.at, e.by, e.at
from (
  select id, 'raised' as kind, moment as at, person as by from cured
  union all
  select id, 'started', moment + interval '4 hours', owner from cured where status <> 'open'
  union all
  select id, 'done', moment + make_interval(days => days), owner from cured where status in ('done', 'closed')
  union all
  select id, 'verified', moment + make_interval(days => days + 1), manager from cured, span
  where status = 'closed') e;
