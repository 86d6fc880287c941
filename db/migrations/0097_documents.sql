-- What people must know, and the versions of it. Each kind of document is a register with columns of its own; what
-- all kinds share stands here: a row of the same id.
create table document (
  company_id uuid not null references company,
  id uuid not null,
  register text not null,
  title text not null,
  number text,
  archived_at timestamptz,
  primary key (company_id, id)
);
alter table document enable row level security;
create policy company_scope on document
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on document to plumbline_app;

create function note_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document d where d.company_id = old.company_id and d.id = old.id;
    return old;
  end if;
  insert into document (company_id, id, register, title, number, archived_at)
  values (new.company_id, new.id, replace(tg_table_name, '_', '-'), new.title, new.number, new.archived_at)
  on conflict (company_id, id) do update
    set title = excluded.title, number = excluded.number, archived_at = excluded.archived_at
    where (document.title, document.number, document.archived_at)
      is distinct from (excluded.title, excluded.number, excluded.archived_at);
  return new;
end $$;

-- A kind of document: the columns that all kinds have, and the groups that its rows are kept in.
create function make_document_kind(named text) returns void language plpgsql as $$
begin
  execute format('create table %I (name text not null, description text)', named || '_categories');
  perform make_register(to_regclass(named || '_categories'), '{name}');
  execute format('create unique index %I on %I (company_id, folded(name)) where archived_at is null',
    named || '_categories_name_unique', named || '_categories');
  execute format($sql$
    create table %I (
      title text not null,
      number text,
      category uuid not null,
      owner uuid,
      content jsonb not null default '[]',
      files uuid[] not null default '{}',
      legislation text,
      review_months numeric
    )$sql$, named);
  perform make_register(to_regclass(named), '{title,number}');
  perform refer(to_regclass(named), 'category', named || '_categories'),
    refer(to_regclass(named), 'owner', 'account');
  execute format('create unique index %I on %I (company_id, folded(number)) where archived_at is null',
    named || '_number_unique', named);
  execute format('create trigger note_document after insert or update or delete on %I
    for each row execute function note_document()', named);
end $$;
select make_document_kind('policies');
select make_document_kind('swps');
select make_document_kind('orientation');

-- A procedure says besides where it holds, and what it needs.
alter table swps add operation uuid, add hazards uuid[] not null default '{}',
  add asset_types uuid[] not null default '{}', add chemicals uuid[] not null default '{}',
  add protection text, add emergency text;
select refer('swps', 'operation', 'operations');
alter table orientation add whom text not null default 'company', add minutes numeric, add valid_months numeric;
alter table orientation alter whom drop default;

-- What was sent for approval, as it was sent: its content never changes, its state does.
create table document_version (
  document uuid not null,
  number integer not null check (number > 0),
  state text not null check (state in ('in_review', 'returned', 'approved', 'published', 'superseded')),
  -- Its fields, each as it was read, and as its column holds it; and a hash of the row that it was made of.
  content jsonb not null,
  hash text not null,
  columns jsonb not null,
  row_hash text not null,
  note text,
  sign_again boolean not null,
  sent_by uuid,
  sent_at timestamptz not null default now(),
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  published_by uuid,
  published_at timestamptz,
  superseded_at timestamptz
);
select make_record('document_version');
select refer('document_version', 'document', 'document'),
  refer('document_version', 'sent_by', 'account'),
  refer('document_version', 'decided_by', 'account'),
  refer('document_version', 'published_by', 'account');
create unique index document_version_number on document_version (company_id, document, number);
create unique index document_version_underway on document_version (company_id, document)
  where state in ('in_review', 'approved');
create unique index document_version_published on document_version (company_id, document)
  where state = 'published';

create function keep_version() returns trigger language plpgsql as $$
begin
  if (old.document, old.number, old.content, old.hash, old.columns, old.note, old.sign_again)
      is distinct from (new.document, new.number, new.content, new.hash, new.columns, new.note, new.sign_again) then
    raise exception 'What was sent for approval does not change.';
  end if;
  return new;
end $$;
create trigger keep_version before update on document_version for each row execute function keep_version();

-- Whether a row says what one of its versions says.
create function row_hash(of anyelement) returns text language sql immutable as $$
  select md5((to_jsonb(of) - '{id,company_id,version,created_at,created_by,updated_at,updated_by,archived_at,archived_by,archived_reason,completed_at,completed_by,position,created_hash,search_text,owner,category,review_months}'::text[])::text)
$$;
