-- Which companies have what the provider's library has. The titles that are asked for come back and nothing else: what
-- a company wrote itself is not told. A form notes what it was taken from, and of which version.
create function library_use(titles text[]) returns table (company uuid, register text, entry text, version numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as (select title, folded(title) as name from unnest(titles) title),
  named as (
    select company_id, 'policies' as register, title from policies where archived_at is null
    union all select company_id, 'swps', title from swps where archived_at is null
    union all select company_id, 'orientation', title from orientation where archived_at is null
    union all select company_id, 'toolbox-talks', title from toolbox_talks where archived_at is null
    union all select company_id, 'training', name from training where archived_at is null
  )
  select distinct n.company_id, n.register, asked.title, null::numeric
  from named n join asked on asked.name = folded(n.title)
  union all
  select company_id, 'forms', library_slug, max(library_version) from forms
  where library_slug is not null and archived_at is null group by company_id, library_slug
$$;
revoke execute on function library_use(text[]) from public;
grant execute on function library_use(text[]) to plumbline_gate;
