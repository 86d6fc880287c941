-- A version may be signed again by some people alone: by those whom a rule reaches on the day of its publication.
alter table document_version add affects jsonb, add check (affects is null or not sign_again);

create or replace function keep_version() returns trigger language plpgsql as $$
begin
  if (old.document, old.number, old.content, old.hash, old.columns, old.note, old.sign_again, old.affects)
      is distinct from
      (new.document, new.number, new.content, new.hash, new.columns, new.note, new.sign_again, new.affects) then
    raise exception 'What was sent for approval does not change.';
  end if;
  if old.approval is not null and new.approval is distinct from old.approval then
    raise exception 'what was signed does not change';
  end if;
  return new;
end $$;

-- Whom a version affects: what they signed before it counts no more.
create table document_affected (
  company_id uuid not null references company,
  document uuid not null,
  person uuid not null,
  number integer not null,
  since timestamptz not null default now(),
  primary key (company_id, document, person, number)
);
alter table document_affected enable row level security;
create policy company_scope on document_affected
  using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on document_affected to plumbline_app;
select refer('document_affected', 'document', 'document'),
  refer('document_affected', 'person', 'person');
