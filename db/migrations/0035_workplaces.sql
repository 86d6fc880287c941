-- Teams get what projects have: a plan, rain days, people, assets and the contacts of clients. A row is about
-- one project or one team; `subject` and `subject_id` say which in one pair of columns, for queries and the log.

alter table teams add leader uuid, add entity uuid, add location uuid, add description text;
select refer('teams', 'leader', 'account');
select refer('teams', 'entity', 'entities');
select refer('teams', 'location', 'locations');
update teams set completed_at = updated_at where not active;
-- What the update asks of triggers is done before the table is altered.
set constraints all immediate;
alter table teams drop active;
create unique index teams_name_unique on teams (company_id, folded(name)) where archived_at is null;

create function of_workplace(named regclass) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
begin
  execute format($sql$
    alter table %1$s
      add subject text not null generated always as
        (case when project is null then 'teams' else 'projects' end) stored,
      add subject_id uuid not null generated always as (coalesce(project, team)) stored,
      add constraint %2$I check (num_nonnulls(project, team) = 1)
  $sql$, named, name || '_of_one_workplace');
  execute format('create index %I on %s (company_id, subject_id)', name || '_by_workplace', named);
end $$;

alter table project_forms add team uuid, alter project drop not null;
select refer('project_forms', 'team', 'teams');
select of_workplace('project_forms');

alter table rain_days add team uuid, alter project drop not null;
select refer('rain_days', 'team', 'teams');
select of_workplace('rain_days');
drop index rain_days_standing;
create unique index rain_days_standing on rain_days (company_id, subject_id, day, kind, part)
  where revoked_at is null;

-- Who works there, from a day to a day.
create table workplace_workers (
  project uuid,
  team uuid,
  account uuid not null,
  role text,
  from_on date not null,
  to_on date,
  check (to_on >= from_on)
);
select make_record('workplace_workers');
select refer('workplace_workers', 'project', 'projects');
select refer('workplace_workers', 'team', 'teams');
select refer('workplace_workers', 'account', 'account');
select of_workplace('workplace_workers');

create table workplace_assets (
  project uuid,
  team uuid,
  asset uuid not null,
  from_on date not null,
  to_on date,
  check (to_on >= from_on)
);
select make_record('workplace_assets');
select refer('workplace_assets', 'project', 'projects');
select refer('workplace_assets', 'team', 'teams');
select refer('workplace_assets', 'asset', 'inventory');
select of_workplace('workplace_assets');

-- Which of a client's people have to do with it, and which forms they are sent a copy of.
create table workplace_contacts (
  project uuid,
  team uuid,
  contact uuid not null,
  forms uuid[] not null default '{}',
  from_on date not null,
  to_on date,
  check (to_on >= from_on)
);
select make_record('workplace_contacts');
select refer('workplace_contacts', 'project', 'projects');
select refer('workplace_contacts', 'team', 'teams');
select refer('workplace_contacts', 'contact', 'client_contacts');
select of_workplace('workplace_contacts');

-- A copy of a submission that was mailed to a client's contact: to which address, when; and the link in that
-- mail that ends them.
create table contact_mail (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  submission uuid not null,
  revision integer not null,
  contact uuid not null,
  address text not null,
  mailed_at timestamptz not null default now(),
  stop_hash bytea not null,
  stop_until timestamptz not null default now() + interval '1 year',
  primary key (company_id, id),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, contact) references client_contacts (company_id, id) on delete cascade
);
select secure('contact_mail', 'stop_hash');
create index contact_mail_by_contact on contact_mail (company_id, contact);
create unique index contact_mail_once on contact_mail (company_id, submission, revision, contact);
create unique index contact_mail_by_stop on contact_mail (stop_hash);

-- Who has the link in a mail is nobody here: the function looks for it past the policies, and sets the company
-- that it leads to.
create function open_stop_link(
  given bytea, request text, address text,
  out company_id uuid, out contact uuid, out company text, out name text, out email text
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select m.company_id, m.contact, c.name, k.name, m.address
    into company_id, contact, company, name, email
    from contact_mail m
    join company c on c.id = m.company_id
    join client_contacts k on k.company_id = m.company_id and k.id = m.contact
    where m.stop_hash = given and m.stop_until > now();
  if contact is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', name, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_stop_link from public;
grant execute on function open_stop_link to plumbline_gate;
