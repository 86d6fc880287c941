-- What a package asks for beside its words. A version that was like its row before still is.
create temporary table same_as_row on commit drop as
  select v.company_id, v.id from document_version v
  join orientation t on t.company_id = v.company_id and t.id = v.document
  where v.row_hash = row_hash(t);
alter table orientation
  add valid_for text not null default 'months' check (valid_for in ('months', 'project', 'ever')),
  add given_by text[] not null default '{self}',
  add evidence jsonb not null default '[]',
  add policies uuid[] not null default '{}',
  add procedures uuid[] not null default '{}';
alter table orientation alter valid_for drop default, alter given_by set default '{}';
update orientation set valid_for = 'ever' where valid_months is null;
update document_version v set row_hash = row_hash(t)
  from orientation t, same_as_row s
  where t.company_id = v.company_id and t.id = v.document and s.company_id = v.company_id and s.id = v.id;
set constraints all immediate;

-- A group that was oriented at once: who gave it, of which version, and what they put their name to.
create table orientation_session (
  package uuid not null,
  edition integer not null,
  hash text not null,
  project uuid,
  instructor uuid not null,
  given jsonb not null,
  statement text not null,
  statement_lang text not null check (statement_lang in ('en', 'fr', 'es')),
  held_at timestamptz not null
);
select make_record('orientation_session');
select refer('orientation_session', 'package', 'orientation'),
  refer('orientation_session', 'project', 'projects'),
  refer('orientation_session', 'instructor', 'account');
revoke update, delete on orientation_session from plumbline_app;

-- That a person must take an orientation, and what became of it.
create table orientation_records (
  person uuid not null,
  name text not null,
  package uuid not null,
  project uuid,
  due_on date,
  sticker text,
  started_at timestamptz,
  finished_at timestamptz,
  -- As it was finished: which version, what was signed and how long it took.
  edition numeric,
  hash text,
  score numeric,
  minutes numeric,
  -- How many cards that version asks for.
  cards integer not null default 0,
  given jsonb,
  statement text,
  statement_lang text check (statement_lang in ('en', 'fr', 'es')),
  session uuid,
  instructor uuid,
  -- On the device of an instructor, who attests it.
  attestation text,
  approved_at timestamptz,
  approved_by uuid,
  -- Its last day; and whether it ends with its project.
  expires_on date,
  of_project boolean not null default false,
  revoked_at timestamptz,
  revoked_by uuid,
  revoked_because text,
  check ((finished_at is null) = (given is null)),
  check (finished_at is null or num_nonnulls(started_at, edition, hash, statement, statement_lang) = 5),
  check (approved_at is null or finished_at is not null),
  check (num_nulls(revoked_at, revoked_because) in (0, 2)),
  check (num_nulls(session, instructor, attestation) in (0, 3))
);
select make_register('orientation_records', '{name,sticker}');
select refer('orientation_records', 'person', 'person'),
  refer('orientation_records', 'package', 'orientation'),
  refer('orientation_records', 'project', 'projects'),
  refer('orientation_records', 'session', 'orientation_session'),
  refer('orientation_records', 'instructor', 'account'),
  refer('orientation_records', 'approved_by', 'account'),
  refer('orientation_records', 'revoked_by', 'account');
create index orientation_records_by_person_and_package on orientation_records (company_id, person, package);

create function keep_orientation() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null and (old.package, old.started_at, old.finished_at, old.edition, old.hash,
      old.score, old.given, old.statement, old.statement_lang, old.session, old.instructor, old.attestation)
    is distinct from (new.package, new.started_at, new.finished_at, new.edition, new.hash,
      new.score, new.given, new.statement, new.statement_lang, new.session, new.instructor, new.attestation) then
    raise exception 'What was signed does not change.';
  end if;
  return new;
end $$;
create trigger keep_orientation before update on orientation_records
  for each row execute function keep_orientation();

-- A card that was asked for: its picture, and what became of it.
create table orientation_evidence (
  record uuid not null,
  -- The line of the package that asks for it, and its name then.
  asked uuid not null,
  name text not null,
  file uuid not null,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'refused')),
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'sent') = (decided_at is null))
);
select make_record('orientation_evidence');
select refer('orientation_evidence', 'record', 'orientation_records'),
  refer('orientation_evidence', 'file', 'file'),
  refer('orientation_evidence', 'decided_by', 'account');
create unique index orientation_evidence_once on orientation_evidence (company_id, record, asked);

-- The link by which a person takes it on a phone of their own: one at a time, of which the hash alone is stored.
create table orientation_link (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  record uuid not null,
  hash bytea not null,
  lang text not null check (lang in ('en', 'fr', 'es')),
  -- To which address it was mailed; nothing where it was shown as a code.
  email text,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id)
);
select secure('orientation_link', 'hash');
select refer('orientation_link', 'record', 'orientation_records');
create unique index orientation_link_once on orientation_link (company_id, record);
create unique index orientation_link_by_hash on orientation_link (hash);

-- Follows such a link, before anybody is known: from then on the transaction is in the company that it leads to, and
-- its log names the person. It ends with its days, when somebody ends it, and with what becomes of the record.
create function open_orientation_link(
  wanted bytea, request text, address text, out company_id uuid, out record uuid, out name text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
begin
  select t.company_id, t.id, p.name, a.id
    into company_id, record, name, whose
    from orientation_link l
    join company c on c.id = l.company_id
    join orientation_records t on t.company_id = l.company_id and t.id = l.record
    join orientation o on o.company_id = t.company_id and o.id = t.package
    join person p on p.company_id = t.company_id and p.id = t.person
    left join account a on a.company_id = p.company_id and a.id = p.id
    where l.hash = wanted and l.expires_at > now() and l.ended_at is null and c.suspended_at is null
      and t.archived_at is null and t.revoked_at is null and o.archived_at is null and p.archived_at is null
      and a.deactivated_at is null;
  if record is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', coalesce(whose::text, ''), true),
    set_config('app.actor_name', name, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_orientation_link from public;
grant execute on function open_orientation_link to plumbline_gate;

-- People see what they have to take and what they gave, and the records of their workplaces.
select scoped('orientation_records', '{created_by,person,instructor}', '{project}');
select seen_with('orientation_evidence', 'record', 'orientation_records');
select seen_with('orientation_link', 'record', 'orientation_records');
select scoped('orientation_session', '{created_by,instructor}', '{project}');

-- A package that was published or is for more people has people who must take it: found a moment later, once.
create function note_orientation() returns trigger language plpgsql as $$
begin
  if current_setting('app.orientation_noted', true) is distinct from 'yes'
      and exists (select from orientation where company_id = current_company()) then
    perform set_config('app.orientation_noted', 'yes', true),
      enqueue('assign-orientations', '{}', 'changed', now() + interval '5 seconds');
  end if;
  return null;
end $$;
create trigger note_orientation after update of state on document_version
  for each statement execute function note_orientation();
create trigger note_orientation after insert on audience_member
  for each statement execute function note_orientation();
