-- A version is approved by a signature: their name, what they drew or typed, the words that they agreed to, and the hash
-- of the version.
alter table document_version add approval jsonb;

create or replace function keep_version() returns trigger language plpgsql as $$
begin
  if (old.document, old.number, old.content, old.hash, old.columns, old.note, old.sign_again)
      is distinct from (new.document, new.number, new.content, new.hash, new.columns, new.note, new.sign_again) then
    raise exception 'What was sent for approval does not change.';
  end if;
  if old.approval is not null and new.approval is distinct from old.approval then
    raise exception 'what was signed does not change';
  end if;
  return new;
end $$;
