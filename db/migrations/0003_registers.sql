-- What every register's table has in common, and the tables of the registers.

-- Lower case without accents: what is searched and sorted by, so that "Échelle" stands beside
-- "echelle" whatever the database's own collation is.
create function folded(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(given), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿœæ', 'aaaaaaceeeeiiiinoooooouuuuyyoa')
$$;

-- Who made and who last changed a row.
create function stamp() returns trigger language plpgsql as $$
declare
  actor uuid := nullif(current_setting('app.actor_id', true), '')::uuid;
begin
  if tg_op = 'INSERT' then new.created_by := coalesce(actor, new.created_by); end if;
  new.updated_by := coalesce(actor, new.updated_by);
  return new;
end $$;

-- Turns a table that states only its own columns into a register's: scope, keys, who and when,
-- archive, completion, order, search over the named columns, change log.
create function make_register(named regclass, search text[])
returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
  words text := (select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ' order by n)
    from unnest(search) with ordinality u(c, n));
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
      add archived_at timestamptz,
      add archived_by uuid,
      add archived_reason text,
      add completed_at timestamptz,
      add completed_by uuid,
      add position bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
      add created_hash text,
      add search_text text not null generated always as (folded(%2$s)) stored,
      add primary key (company_id, id)
  $sql$, named, words);
  execute format('create index %I on %s (company_id, folded(%I), id) where archived_at is null',
    name || '_by_name', named, search[1]);
  execute format('create index %I on %s (company_id, position, id) where archived_at is null',
    name || '_by_position', named);
  execute format('create trigger stamp before insert or update on %s for each row execute function stamp()', named);
  perform secure(named);
end $$;

-- A column that points at a row of the same company.
create function refer(named regclass, field text, target regclass) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
begin
  execute format('alter table %s add foreign key (company_id, %I) references %s (company_id, id)',
    named, field, target);
  execute format('create index %I on %s (company_id, %I)', name || '_by_' || field, named, field);
end $$;

create table locations (
  name text not null,
  kind text not null,
  parent uuid,
  responsible uuid,
  equipment text[] not null default '{}',
  address jsonb,
  latitude numeric,
  longitude numeric,
  geofence numeric,
  plan uuid,
  notes text
);
select make_register('locations', '{name}');
select refer('locations', 'parent', 'locations');
select refer('locations', 'responsible', 'account');
select refer('locations', 'plan', 'file');

create table chemicals (
  name text not null,
  supplier text not null,
  supplier_phone text,
  emergency_phone text,
  product_code text,
  ingredients jsonb not null default '[]',
  physical_state text,
  whmis_status text not null,
  sds uuid,
  sds_language text,
  sds_revised_on date,
  physical_hazards text[] not null default '{}',
  health_hazards text[] not null default '{}',
  pictograms text[] not null default '{}',
  signal_word text,
  hazard_statements text,
  precautions text,
  first_aid text,
  fire text,
  spill text,
  storage text,
  ppe text,
  incompatible_with text,
  un_number text,
  designated_substance boolean,
  status text not null,
  restrictions text,
  approved_by uuid,
  approved_on date,
  substitutes uuid[] not null default '{}'
);
select make_register('chemicals', '{name,supplier,product_code}');
select refer('chemicals', 'sds', 'file');
select refer('chemicals', 'approved_by', 'account');
