-- How a company looks on papers, in mails and on public pages: an entity says it by a logo, a name and a colour.
alter table entities
  add display_name text,
  add colour text check (colour ~ '^#[0-9a-f]{6}$');
-- A public page names a logo by its file alone.
create index entities_by_logo_alone on entities (logo) where logo is not null;

-- Of the entity, else of the next that it is part of, else of the company's default one: the first that says
-- anything of its look says all of it. A company that says nothing has its name.
create function look_of(of_company uuid, of_project uuid, of_entity uuid)
  returns table (name text, colour text, logo uuid, logo_hash text, company_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  with recursive above (id, parent, step) as (
    select e.id, e.parent, 0 from entities e
    where e.company_id = of_company and e.id = coalesce(of_entity,
      (select p.entity from projects p where p.company_id = of_company and p.id = of_project))
    union all
    select e.id, e.parent, a.step + 1 from above a
    join entities e on e.company_id = of_company and e.id = a.parent
    where a.step < 20
  ), look as (
    select coalesce(e.display_name, e.legal_name) as name, e.colour, e.logo
    from entities e left join above a on a.id = e.id
    where e.company_id = of_company and (a.id is not null or e.is_default)
      and (e.display_name is not null or e.colour is not null or e.logo is not null)
    order by a.step nulls last limit 1
  )
  select coalesce(l.name, c.name), l.colour, f.id, f.sha256, c.id
  from company c
  left join look l on true
  left join file f on f.company_id = c.id and f.id = l.logo
  where c.id = of_company
$$;
revoke execute on function look_of from public;

create function brand_of(of_project uuid, of_entity uuid)
  returns table (name text, colour text, logo uuid, logo_hash text, company_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from look_of(current_company(), of_project, of_entity)
$$;
revoke execute on function brand_of from public;
grant execute on function brand_of to plumbline_app;

-- A logo is on whatever the company sends: who names its file may see it.
create function public_logo(given uuid)
  returns table (company_id uuid, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.sha256 from entities e
  join company c on c.id = e.company_id
  join file f on f.company_id = e.company_id and f.id = e.logo
  where e.logo = given and c.suspended_at is null limit 1
$$;
revoke execute on function public_logo from public;
grant execute on function public_logo to plumbline_gate;

-- Whose name stands on a paper, so that one made before the company took another name is still known by its own.
alter table made_paper add company text;

drop function verify_submission(uuid, text, bytea);
create function verify_submission(given uuid, said text, file bytea)
  returns table (n integer, hash text, answers jsonb, remarks jsonb, files jsonb, about jsonb,
    form_version text, present boolean, received_at timestamptz, number text, form text,
    companies text[], day text, zone text, pages integer[], brand jsonb, file_pages integer,
    file_made_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.n, r.hash, r.answers, r.remarks, r.files, r.about, v.hash, r.n = s.revision, r.received_at,
    s.number, s.title, coalesce(made.companies, array[look.name]),
    (s.submitted_at at time zone c.timezone)::date::text, c.timezone, coalesce(made.pages, '{}'),
    jsonb_build_object('name', look.name, 'colour', look.colour, 'logo', look.logo),
    m.pages, m.made_at
  from submission_revision r
  join submissions s on s.company_id = r.company_id and s.id = r.submission
  join form_version v on v.company_id = r.company_id and v.id = r.form_version
  join company c on c.id = r.company_id
  cross join look_of(c.id, s.project, null) look
  cross join lateral (
    select array_agg(distinct p.pages order by p.pages) as pages,
      array_agg(distinct coalesce(p.company, c.name)) as companies
    from made_paper p
    where p.company_id = r.company_id and p.submission = r.submission and p.revision = r.n
  ) made
  left join made_paper m on m.company_id = r.company_id and m.submission = r.submission
    and m.revision = r.n and m.sha256 = file
  where r.hash = said and r.submission = given
  order by r.received_at desc limit 1
$$;
revoke execute on function verify_submission from public;
grant execute on function verify_submission to plumbline_gate;

create or replace function public_chemical(code text) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'name', t.name, 'supplier', t.supplier, 'supplier_phone', t.supplier_phone,
    'emergency_phone', t.emergency_phone, 'signal_word', t.signal_word,
    'pictograms', t.pictograms, 'hazard_statements', t.hazard_statements,
    'precautions', t.precautions, 'first_aid', t.first_aid, 'fire', t.fire, 'spill', t.spill,
    'storage', t.storage, 'ppe', t.ppe, 'incompatible_with', t.incompatible_with,
    'un_number', t.un_number, 'sds_revised_on', t.sds_revised_on, 'sds_language', t.sds_language,
    'has_sds', t.sds is not null, 'has_sds_french', t.sds_french is not null,
    'brand', jsonb_build_object('name', look.name, 'colour', look.colour, 'logo', look.logo))
  from qr_token q join company c on c.id = q.company_id
  join chemicals t on t.company_id = q.company_id and t.id = q.subject_id
  cross join look_of(c.id, null, null) look
  where q.token = code and q.active_to is null and q.subject = 'chemicals'
    and t.archived_at is null and c.suspended_at is null
$$;
