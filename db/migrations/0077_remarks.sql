-- What people say of a question beside its answer, by the name of its place in the form.
alter table submission_draft add remarks jsonb not null default '{}';
alter table submission_revision add remarks jsonb not null default '{}';

-- As with answers, the log says that there are some, never what they say.
drop trigger log_change on submission_revision;
create constraint trigger log_change after insert or update or delete on submission_revision
  deferrable initially deferred
  for each row execute function log_change('answers', 'files', 'about', 'remarks');

drop function verify_submission(uuid, text, bytea);
create function verify_submission(given uuid, said text, file bytea)
  returns table (n integer, hash text, answers jsonb, remarks jsonb, files jsonb, about jsonb,
    form_version text, present boolean, received_at timestamptz, number text, form text, company text,
    day text, zone text, pages integer[], file_pages integer, file_made_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.n, r.hash, r.answers, r.remarks, r.files, r.about, v.hash, r.n = s.revision, r.received_at,
    s.number, s.title, c.name, (s.submitted_at at time zone c.timezone)::date::text,
    c.timezone,
    (select coalesce(array_agg(distinct p.pages order by p.pages), '{}') from made_paper p
      where p.company_id = r.company_id and p.submission = r.submission and p.revision = r.n),
    m.pages, m.made_at
  from submission_revision r
  join submissions s on s.company_id = r.company_id and s.id = r.submission
  join form_version v on v.company_id = r.company_id and v.id = r.form_version
  join company c on c.id = r.company_id
  left join made_paper m on m.company_id = r.company_id and m.submission = r.submission
    and m.revision = r.n and m.sha256 = file
  where r.hash = said and r.submission = given
  order by r.received_at desc limit 1
$$;
revoke execute on function verify_submission from public;
grant execute on function verify_submission to plumbline_gate;
