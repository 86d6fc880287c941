-- What somebody says of what happened, in their own words. It is encrypted as what is of their body is; once it is
-- signed it stays as it is.
create table incident_statement (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  incident uuid not null,
  teller uuid not null,
  words_encrypted text not null,
  lang text not null check (lang in ('en', 'fr', 'es')),
  taken_by uuid,
  taken_at timestamptz not null default now(),
  -- Of the words as they were signed.
  hash text,
  given jsonb,
  statement text,
  statement_lang text check (statement_lang in ('en', 'fr', 'es')),
  signed_at timestamptz,
  -- Whose device it was, and what they attest; nothing is attested where a PIN was entered.
  witness uuid,
  attestation text,
  by_link boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (num_nonnulls(hash, given, statement, statement_lang, signed_at) in (0, 5)),
  check (attestation is null or witness is not null),
  check (not by_link or witness is null)
);
select encrypt_columns('incident_statement');
alter table incident_statement
  add foreign key (company_id, incident) references incidents (company_id, id) on delete cascade,
  add foreign key (company_id, teller) references incident_person (company_id, id);
create index incident_statement_by_incident on incident_statement (company_id, incident);
create index incident_statement_by_teller on incident_statement (company_id, teller);
select refer('incident_statement', 'taken_by', 'account'), refer('incident_statement', 'witness', 'account');
select seen_with('incident_statement', 'incident', 'incidents');

-- The link by which a person without an account reads and signs it: one a statement, of which the hash alone is stored.
create table incident_statement_link (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  told uuid not null,
  hash bytea not null,
  lang text not null check (lang in ('en', 'fr', 'es')),
  -- To which address it was mailed; nothing where it was shown as a code.
  email text,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, told) references incident_statement (company_id, id) on delete cascade
);
select secure('incident_statement_link', 'hash');
create unique index incident_statement_link_once on incident_statement_link (company_id, told);
create unique index incident_statement_link_by_hash on incident_statement_link (hash);
select seen_with('incident_statement_link', 'told', 'incident_statement');

-- Follows such a link, before anybody is known: from then on the transaction is in the company that it leads to, and
-- its log names the person. It ends with its days, when somebody ends it, and once the incident is over.
create function open_statement_link(
  wanted bytea, request text, address text, out company_id uuid, out told uuid, out name text, out lang text
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select l.company_id, l.told, p.name, l.lang
    into company_id, told, name, lang
    from incident_statement_link l
    join company c on c.id = l.company_id
    join incident_statement s on s.company_id = l.company_id and s.id = l.told
    join incident_person p on p.company_id = l.company_id and p.id = s.teller
    join incidents i on i.company_id = l.company_id and i.id = s.incident
    where l.hash = wanted and l.expires_at > now() and l.ended_at is null and c.suspended_at is null
      and i.archived_at is null and i.status not in ('closed', 'void')
      and not exists (select from account a where a.company_id = p.company_id and a.id = p.person and a.kind = 'staff'
        and a.deactivated_at is null and a.login_id is not null);
  if told is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', name, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_statement_link from public;
grant execute on function open_statement_link to plumbline_gate;
