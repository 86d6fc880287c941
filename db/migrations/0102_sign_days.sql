-- Within how many days a document is signed: beside what all kinds share, so that duties of all kinds are one query.
alter table document add sign_days numeric;
create or replace function note_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from document d where d.company_id = old.company_id and d.id = old.id;
    return old;
  end if;
  insert into document (company_id, id, register, title, number, archived_at, sign_days)
  values (new.company_id, new.id, replace(tg_table_name, '_', '-'), new.title, new.number, new.archived_at,
    new.sign_days)
  on conflict (company_id, id) do update
    set title = excluded.title, number = excluded.number, archived_at = excluded.archived_at,
      sign_days = excluded.sign_days
    where (document.title, document.number, document.archived_at, document.sign_days)
      is distinct from (excluded.title, excluded.number, excluded.archived_at, excluded.sign_days);
  return new;
end $$;
update document set sign_days = 14;
create index document_signoff_by_signer on document_signoff (company_id, person, document, number);
