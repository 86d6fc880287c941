-- The link by which a person without an account reads and signs a document on a phone of their own: one a document and
-- person, of which the hash alone is stored.
create table document_link (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  document uuid not null,
  person uuid not null,
  hash bytea not null,
  lang text not null check (lang in ('en', 'fr', 'es')),
  -- To which address it was mailed; nothing where it was shown as a code.
  email text,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id)
);
select secure('document_link', 'hash');
select refer('document_link', 'document', 'document'),
  refer('document_link', 'person', 'person');
create unique index document_link_once on document_link (company_id, document, person);
create unique index document_link_by_hash on document_link (hash);

-- Follows such a link, before anybody is known: from then on the transaction is in the company that it leads to, and
-- its log names the person. It ends with its days, when somebody ends it, and once the person signs in.
create function open_document_link(
  wanted bytea, request text, address text, out company_id uuid, out document uuid, out person uuid, out name text
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select l.company_id, l.document, l.person, p.name
    into company_id, document, person, name
    from document_link l
    join company c on c.id = l.company_id
    join document d on d.company_id = l.company_id and d.id = l.document
    join person p on p.company_id = l.company_id and p.id = l.person
    where l.hash = wanted and l.expires_at > now() and l.ended_at is null and c.suspended_at is null
      and d.archived_at is null and p.archived_at is null
      and not exists (select from account a where a.company_id = p.company_id and a.id = p.id and a.kind = 'staff'
        and a.login_id is not null);
  if document is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', name, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_document_link from public;
grant execute on function open_document_link to plumbline_gate;

-- Nobody saw the person sign.
alter table document_signoff add by_link boolean not null default false,
  add constraint document_signoff_by_link check (not by_link or witness is null);
