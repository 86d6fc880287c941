-- What a public page shows hangs on a code of its own, as the labels of assets do, never on an id:
-- ids are chosen by whoever creates, and only unique within a company.

-- The ids on labels that were printed before are codes of whoever had the id first.
insert into qr_token (company_id, token, subject, subject_id)
select distinct on (t.id) t.company_id, t.id::text, 'chemicals', t.id
from chemicals t order by t.id, t.created_at, t.company_id;

-- What is deleted for good leaves no code behind: whoever makes it again under its id has a new one.
create function end_codes() returns trigger language plpgsql as $$
begin
  update qr_token set active_to = now()
  where company_id = old.company_id and subject = tg_table_name and subject_id = old.id
    and active_to is null;
  return null;
end $$;
create trigger end_codes after delete on chemicals for each row execute function end_codes();
create trigger end_codes after delete on inventory for each row execute function end_codes();

drop function public_chemical(uuid);
create function public_chemical(code text) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'name', t.name, 'supplier', t.supplier, 'supplier_phone', t.supplier_phone,
    'emergency_phone', t.emergency_phone, 'signal_word', t.signal_word,
    'pictograms', t.pictograms, 'hazard_statements', t.hazard_statements,
    'precautions', t.precautions, 'first_aid', t.first_aid, 'fire', t.fire, 'spill', t.spill,
    'storage', t.storage, 'ppe', t.ppe, 'incompatible_with', t.incompatible_with,
    'un_number', t.un_number, 'sds_revised_on', t.sds_revised_on, 'sds_language', t.sds_language,
    'has_sds', t.sds is not null, 'has_sds_french', t.sds_french is not null)
  from qr_token q join company c on c.id = q.company_id
  join chemicals t on t.company_id = q.company_id and t.id = q.subject_id
  where q.token = code and q.active_to is null and q.subject = 'chemicals'
    and t.archived_at is null and c.suspended_at is null
$$;
revoke execute on function public_chemical from public;
grant execute on function public_chemical to plumbline_gate;

drop function public_sheet(uuid, boolean);
create function public_sheet(
  code text, french boolean,
  out company_id uuid, out sha256 text, out name text, out mime text, out bytes bigint
) language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.sha256, f.name, f.mime, f.bytes
  from qr_token q join company c on c.id = q.company_id
  join chemicals t on t.company_id = q.company_id and t.id = q.subject_id
  join file f on f.company_id = t.company_id
    and f.id = case when french then t.sds_french else t.sds end
  where q.token = code and q.active_to is null and q.subject = 'chemicals'
    and t.archived_at is null and c.suspended_at is null
$$;
revoke execute on function public_sheet from public;
grant execute on function public_sheet to plumbline_gate;
