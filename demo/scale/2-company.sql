-- The company: people, projects with their places, machines and other assets, chemicals.

insert into login (id, email)
select pg_temp.demo_id('login ' || n, '2020-01-06'), format('worker%s@northgate.test', lpad(n::text, 3, '0'))
from generate_series(1, 500) n;

insert into account (company_id, id, login_id, kind, role_id, first_name, last_name,
  permission_template_id, created_at)
select current_company(), pg_temp.demo_id('account ' || n, '2020-01-06'),
  pg_temp.demo_id('login ' || n, '2020-01-06'), 'staff', 3,
  first_names[1 + n % cardinality(first_names)],
  last_names[1 + (n / cardinality(first_names) + n * 7) % cardinality(last_names)], t.id, '2020-01-06'
from generate_series(1, 500) n,
  (select id from permission_template where company_id = current_company() and base_role = '3'
    and is_default) t,
  (select
    string_to_array('Ada,Ben,Carla,Dev,Elif,Farah,Gus,Hana,Igor,Joan,Kofi,Lea,Marek,Noor,Omar,Pia,'
      || 'Quinn,Ravi,Sofia,Theo,Uma,Viktor,Wanda,Yusuf,Zoe', ',') as first_names,
    string_to_array('Abbott,Barros,Cho,Diallo,Evans,Fournier,Gill,Haddad,Iyer,Jansen,Kaya,Lavoie,'
      || 'Mbeki,Novak,Ortega,Pelletier,Rahman,Sato,Tran,Vargas,Walsh,Yilmaz,Zeman', ',') as last_names) names;

-- Sixty foremen, twenty-five superintendents, forty in the office, and the crews.
create temp table worker on commit drop as
select n, pg_temp.demo_id('account ' || n, '2020-01-06') as id, concat_ws(' ', a.first_name, a.last_name) as name,
  case when n <= 60 then 'foreman' when n <= 85 then 'superintendent' when n <= 125 then 'office'
    else 'crew' end as post
from generate_series(1, 500) n
join account a on a.company_id = current_company()
  and a.id = pg_temp.demo_id('account ' || n, '2020-01-06');
create unique index on worker (n);

insert into locations (company_id, id, name, kind, created_at, position)
select current_company(), pg_temp.demo_id('premises ' || kind, '2020-01-06'), name, kind, '2020-01-06', 0
from (values ('Northgate office', 'office'), ('Northgate yard', 'yard'), ('Northgate shop', 'shop'))
  premises (name, kind);

-- Forty-five begin each year and last 203 days: some twenty-five at a time.
create temp table site on commit drop as
select n, starts, starts + 203 as ends, pg_temp.demo_id('project ' || n, starts) as project,
  pg_temp.demo_id('place ' || n, starts) as place,
  format('%s %s %s', (array['Granite', 'Millbrook', 'Lakeshore', 'Foundry', 'Orchard', 'Parkway', 'Beacon',
    'Cedar Hill', 'Quarry', 'Ferry', 'Summit', 'Willow', 'Depot'])[1 + n % 13],
    (array['clinic', 'warehouse', 'arena', 'library', 'bridge', 'plant', 'residence', 'garage'])[1 + n % 8],
    n) as name,
  (select id from worker where worker.n = 61 + site.n % 25) as superintendent
from span, lateral (
  select n, first_day - 203 + ((n - 1) * 365.0 / 45)::integer as starts
  from generate_series(1, 25 + ceil((last_day - first_day) * 45.0 / 365)::integer) n) site
where starts <= last_day;

insert into projects (company_id, id, name, number, status, role_of_company, start_date, planned_end,
  peak_workers, supervisor, completed_at, created_at, position)
select current_company(), project, name, to_char(starts, 'YY-') || 1000 + n,
  case when ends > last_day then 'active' else 'completed' end, 'constructor', starts, ends,
  case when n % 3 = 0 then 20 + pg_temp.roll('peak ' || n, 60) else 4 + pg_temp.roll('peak ' || n, 15) end,
  superintendent, case when ends <= last_day then ends::timestamptz end, starts, n
from site, span;

insert into locations (company_id, id, name, kind, responsible, created_at, position)
select current_company(), place, name, 'zone', superintendent, starts, n * 10 from site;
insert into locations (company_id, id, name, kind, parent, created_at, position)
select current_company(), pg_temp.demo_id(format('place %s level %s', n, level), starts),
  format('%s, level %s', name, level), 'floor', place, starts, n * 10 + level
from site, generate_series(1, 4) level;

-- Who works where on a day: the sites that are open then, counted from nought.
create temp table open_site on commit drop as
select w.nth, row_number() over (partition by w.nth order by s.n) - 1 as k,
  count(*) over (partition by w.nth) as of, s.project, s.place
from work_day w join site s on w.day >= s.starts and w.day < s.ends;
create unique index on open_site (nth, k);
analyze open_site;

-- A hundred and twenty machines that are checked before use, and what is checked now and then.
create temp table machine on commit drop as
select k.tag, n, k.many as of, pg_temp.demo_id(format('asset %s %s', k.tag, n), '2020-01-06') as id, t.id as type, k.called
from (values ('MEW', 60, 'Elevating work platform', 'Lift'), ('TRK', 60, 'Vehicle', 'Truck'),
    ('HNS', 300, 'Full-body harness', 'Harness'), ('LDR', 300, 'Ladder', 'Ladder'),
    ('FEX', 400, 'Fire extinguisher', 'Extinguisher'), ('LAN', 370, 'Lanyard', 'Lanyard'),
    ('DEF', 10, 'Defibrillator', 'Defibrillator')) k (tag, many, type, called)
join asset_types t on t.company_id = current_company() and t.name = k.type,
  generate_series(1, k.many) n;
create unique index on machine (tag, n);
insert into inventory (company_id, id, asset_type, tracking, name, inventory_id, status, serial, year,
  location, next_inspection, created_at, position)
select current_company(), id, type, 'serialised', format('%s %s (demo)', called, n),
  format('%s-%s', tag, lpad(n::text, 4, '0')), 'in_service', 'D' || substr(md5(tag || n), 1, 8),
  2016 + n % 9, o.place, last_day + pg_temp.roll('inspection ' || id, 120), '2020-01-06', n
from machine cross join span
join (select max(nth) as nth from work_day) last on true
join open_site o on o.nth = last.nth and o.k = n % o.of;

insert into chemicals (company_id, id, name, supplier, physical_state, whmis_status, status, created_at, position)
select current_company(), pg_temp.demo_id('chemical ' || n, '2020-01-06'), format('Demo product %s', n),
  format('Demo supplier %s', 1 + n % 30), (array['solid', 'liquid', 'gas', 'aerosol', 'powder', 'paste'])[1 + n % 6],
  'whmis', 'in_use', '2020-01-06', n
from generate_series(1, 250) n;
insert into chemical_instances (company_id, id, chemical, name, location, quantity, unit, created_at, position)
select current_company(), pg_temp.demo_id('instance ' || n, '2020-01-06'),
  pg_temp.demo_id('chemical ' || (1 + n % 250), '2020-01-06'), format('Demo product %s', 1 + n % 250), o.place,
  1 + n % 20, 'l', '2020-01-06', n
from generate_series(1, 2000) n
join (select max(nth) as nth from work_day) last on true
join open_site o on o.nth = last.nth and o.k = n % o.of;
