-- What people work with: assets of every type with what happened to each, chemicals on site and
-- their data sheets.

create table asset_types (
  name text not null,
  category text,
  icon text,
  tracking text not null,
  competency text,
  lockout boolean,
  documents_required text[] not null default '{}',
  custom_fields jsonb not null default '[]'
);
select make_register('asset_types', '{name}');
create unique index asset_types_name_unique on asset_types (company_id, folded(name))
  where archived_at is null;

create table inventory (
  asset_type uuid not null,
  tracking text not null,
  name text not null,
  inventory_id text not null,
  status text not null,
  serial text,
  make text,
  model text,
  year numeric,
  location uuid,
  holder uuid,
  photo uuid,
  quantity numeric,
  minimum numeric,
  ownership text,
  purchased_on date,
  rented_from text,
  rental_until date,
  meter_hours numeric,
  meter_km numeric,
  cert_no text,
  cert_expiry date,
  next_inspection date,
  next_service date,
  documents uuid[] not null default '{}',
  own_values jsonb,
  notes text
);
select make_register('inventory', '{name,inventory_id,serial,make,model}');
select refer('inventory', 'asset_type', 'asset_types');
select refer('inventory', 'location', 'locations');
select refer('inventory', 'holder', 'account');
select refer('inventory', 'photo', 'file');
create unique index inventory_inventory_id_unique on inventory (company_id, folded(inventory_id))
  where archived_at is null;

-- A table of what happens to rows of a register: its own columns, and who wrote it when.
create function make_record(named regclass) returns void language plpgsql as $$
begin
  execute format($sql$
    alter table %1$s
      add company_id uuid not null references company,
      add id uuid not null default new_id(),
      add version integer not null default 1,
      add created_at timestamptz not null default now(),
      add created_by uuid,
      add updated_at timestamptz not null default now(),
      add updated_by uuid,
      add primary key (company_id, id)
  $sql$, named);
  execute format('create trigger stamp before insert or update on %s for each row execute function stamp()', named);
  perform secure(named);
end $$;

-- Out of service, from when it was tagged to when somebody released it.
create table asset_tag_out (
  asset uuid not null,
  reason text not null check (reason <> ''),
  photo uuid,
  released_at timestamptz,
  released_by uuid,
  release_note text,
  check ((released_at is null) = (release_note is null))
);
select make_record('asset_tag_out');
select refer('asset_tag_out', 'asset', 'inventory');
select refer('asset_tag_out', 'photo', 'file');
create unique index asset_tag_out_open on asset_tag_out (company_id, asset) where released_at is null;

-- Who held it and where it was, each time that changed.
create table asset_custody (
  asset uuid not null,
  from_location uuid,
  to_location uuid,
  from_holder uuid,
  to_holder uuid
);
select make_record('asset_custody');
select refer('asset_custody', 'asset', 'inventory');
select refer('asset_custody', 'from_location', 'locations');
select refer('asset_custody', 'to_location', 'locations');
select refer('asset_custody', 'from_holder', 'account');
select refer('asset_custody', 'to_holder', 'account');

create table asset_meter_reading (
  asset uuid not null,
  meter text not null check (meter in ('hours', 'km')),
  reading numeric not null check (reading >= 0),
  replaced boolean not null default false,
  note text
);
select make_record('asset_meter_reading');
select refer('asset_meter_reading', 'asset', 'inventory');

-- What a code on a thing leads to. A code says nothing by itself, and may be given to another thing:
-- it leads to the row that is active now.
create table qr_token (
  token text not null check (length(token) >= 20),
  subject text not null check (subject <> ''),
  subject_id uuid not null,
  active_from timestamptz not null default now(),
  active_to timestamptz
);
select make_record('qr_token');
create unique index qr_token_by_token on qr_token (token) where active_to is null;
create index qr_token_by_subject on qr_token (company_id, subject, subject_id);

-- Asked before anybody is known: whoever scans a code signs in where it leads.
create function open_qr_token(given text, out subject text, out subject_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.subject, t.subject_id from qr_token t join company c on c.id = t.company_id
  where t.token = given and t.active_to is null and c.suspended_at is null
$$;
revoke execute on function open_qr_token from public;
grant execute on function open_qr_token to plumbline_gate;

alter table chemicals add sds_french uuid, add reaction text;
select refer('chemicals', 'sds_french', 'file');

create table chemical_instances (
  chemical uuid not null,
  name text not null,
  location uuid not null,
  container text,
  quantity numeric,
  unit text,
  maximum numeric,
  opened_on date,
  expires_on date,
  label_printed_on date,
  responsible uuid
);
select make_register('chemical_instances', '{name}');
select refer('chemical_instances', 'chemical', 'chemicals');
select refer('chemical_instances', 'location', 'locations');
select refer('chemical_instances', 'responsible', 'account');

-- Every data sheet that a product had: the one that is in force has no end.
create table chemical_sheet (
  chemical uuid not null,
  sds uuid,
  sds_french uuid,
  sds_language text,
  revised_on date,
  superseded_at timestamptz
);
select make_record('chemical_sheet');
select refer('chemical_sheet', 'chemical', 'chemicals');
-- The sheets that a product had go with it: they would keep an import from being taken back that
-- brought the product with the day of its sheet, and a product from being deleted for good.
alter table chemical_sheet
  drop constraint chemical_sheet_company_id_chemical_fkey,
  add foreign key (company_id, chemical) references chemicals (company_id, id) on delete cascade;
select refer('chemical_sheet', 'sds', 'file');
select refer('chemical_sheet', 'sds_french', 'file');
create unique index chemical_sheet_in_force on chemical_sheet (company_id, chemical)
  where superseded_at is null;

-- What anybody may read who holds the container in their hands: what its label and its data sheet
-- say, nothing of what the company decided or keeps. Nobody is signed in, so the function looks for
-- them, past the policies, at these columns alone.
create function public_chemical(given uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'name', t.name, 'supplier', t.supplier, 'supplier_phone', t.supplier_phone,
    'emergency_phone', t.emergency_phone, 'signal_word', t.signal_word,
    'pictograms', t.pictograms, 'hazard_statements', t.hazard_statements,
    'precautions', t.precautions, 'first_aid', t.first_aid, 'fire', t.fire, 'spill', t.spill,
    'storage', t.storage, 'ppe', t.ppe, 'incompatible_with', t.incompatible_with,
    'un_number', t.un_number, 'sds_revised_on', t.sds_revised_on, 'sds_language', t.sds_language,
    'has_sds', t.sds is not null, 'has_sds_french', t.sds_french is not null)
  from chemicals t join company c on c.id = t.company_id
  where t.id = given and t.archived_at is null and c.suspended_at is null
  -- An id is unique within a company: whoever copies one into another does not take over the code.
  order by t.created_at limit 1
$$;
revoke execute on function public_chemical from public;
grant execute on function public_chemical to plumbline_gate;

create function public_sheet(
  given uuid, french boolean,
  out company_id uuid, out sha256 text, out name text, out mime text, out bytes bigint
) language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.sha256, f.name, f.mime, f.bytes
  from chemicals t join company c on c.id = t.company_id
  join file f on f.company_id = t.company_id
    and f.id = case when french then t.sds_french else t.sds end
  where t.id = given and t.archived_at is null and c.suspended_at is null
  order by t.created_at limit 1
$$;
revoke execute on function public_sheet from public;
grant execute on function public_sheet to plumbline_gate;
