-- Which papers were made of a submission: the holder of a file asks whether it is one of them, unchanged. A
-- paper says when it was made, so that no two are alike.
create table made_paper (
  company_id uuid not null references company,
  sha256 bytea not null check (length(sha256) = 32),
  submission uuid not null,
  revision integer not null,
  pages integer not null check (pages > 0),
  made_at timestamptz not null default now(),
  primary key (company_id, sha256),
  foreign key (company_id, submission) references submissions (company_id, id)
);
create index made_paper_by_revision on made_paper (company_id, submission, revision);
alter table made_paper enable row level security;
create policy company_scope on made_paper
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert on made_paper to plumbline_app;
select seen_with('made_paper', 'submission', 'submissions');

drop function verify_submission(uuid, text);
-- The hash is known to nobody but the holder of the paper: what stands on its first lines may be said.
create function verify_submission(given uuid, said text, file bytea)
  returns table (n integer, hash text, answers jsonb, files jsonb, about jsonb, form_version text,
    present boolean, received_at timestamptz, number text, form text, company text, day text,
    zone text, pages integer[], file_pages integer, file_made_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.n, r.hash, r.answers, r.files, r.about, v.hash, r.n = s.revision, r.received_at,
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
