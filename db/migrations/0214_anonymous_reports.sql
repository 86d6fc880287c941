-- What somebody reported without an account, by the code that is posted at their project. Nothing of them is stored: no
-- address, no device, no account. They have a tracking code, of which the hash alone is here.
create table anonymous_reports (
  project uuid not null,
  kind text not null check (kind in ('incident', 'near_miss', 'hazard', 'positive')),
  place text,
  lang text not null check (lang in ('en', 'fr', 'es')),
  code_hash bytea not null,
  incident uuid
);
select make_record('anonymous_reports');
create unique index anonymous_reports_code on anonymous_reports (code_hash);
select refer('anonymous_reports', 'project', 'projects');
alter table anonymous_reports add foreign key (company_id, incident) references incidents (company_id, id)
  on delete set null (incident);
create index anonymous_reports_by_incident on anonymous_reports (company_id, incident);
select scoped('anonymous_reports', '{}', '{project}');
-- What became a restricted incident is as hidden as it is.
create policy confidence on anonymous_reports as restrictive for select to plumbline_app
  using (incident is null or exists (select from incidents i
    where i.company_id = anonymous_reports.company_id and i.id = anonymous_reports.incident));

-- What was written to and fro, the report itself first; beside it what somebody typed as its translation.
create table report_messages (
  report uuid not null,
  -- Nothing where the person who reported wrote it.
  by uuid,
  words text not null,
  translation text,
  at timestamptz not null default now()
);
select make_record('report_messages');
alter table report_messages add foreign key (company_id, report) references anonymous_reports (company_id, id) on delete cascade;
create index report_messages_by_report on report_messages (company_id, report);
select refer('report_messages', 'by', 'account');
select seen_with('report_messages', 'report', 'anonymous_reports');

-- Follows a tracking code: from then on the transaction is in the company of its report, in the name of nobody.
create function open_report(given bytea) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  found uuid;
begin
  select r.company_id, r.id into whose, found
  from anonymous_reports r join company c on c.id = r.company_id
  where r.code_hash = given and c.suspended_at is null;
  if found is null then return null; end if;
  perform set_config('app.company_id', whose::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', '', true),
    set_config('app.source', 'public', true);
  return found;
end $$;
revoke execute on function open_report from public;
grant execute on function open_report to plumbline_gate;
