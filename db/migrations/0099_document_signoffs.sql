-- Who has read a version of a document and put their name to it: what was signed does not change.
create table document_signoff (
  document uuid not null,
  number integer not null,
  -- Of the version that the person read.
  hash text not null,
  person uuid not null,
  name text not null,
  -- What was drawn, relative to the pad, or the name that was typed.
  given jsonb not null,
  statement text not null,
  statement_lang text not null check (statement_lang in ('en', 'fr', 'es')),
  -- How long the person had it before their eyes.
  seconds integer not null check (seconds >= 0),
  signed_at timestamptz not null default now(),
  -- On another's device: whose, and that they saw the person sign.
  witness uuid,
  attestation text,
  check ((witness is null) = (attestation is null))
);
select make_record('document_signoff');
select refer('document_signoff', 'document', 'document'),
  refer('document_signoff', 'person', 'person'),
  refer('document_signoff', 'witness', 'account');
create unique index document_signoff_once on document_signoff (company_id, document, number, person);
revoke update, delete on document_signoff from plumbline_app;

create function refuse_signoff_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed does not change';
end $$;
create trigger frozen before update on document_signoff
  for each row execute function refuse_signoff_change();
