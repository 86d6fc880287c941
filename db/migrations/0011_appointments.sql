-- Who holds an office of health and safety, where, and from when to when.

-- What the three kinds of appointment have in common, added to a table that states its own columns.
create function make_appointment(named regclass, scope text) returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
begin
  execute format($sql$
    alter table %1$s
      add name text not null,
      add person uuid not null,
      add location uuid not null,
      add shift text not null,
      add starts_on date not null,
      add ends_on date,
      add phone text,
      add photo uuid,
      add posted boolean,
      add notes text,
      add constraint %2$I check (starts_on <= ends_on)
  $sql$, named, name || '_begins_before_it_ends');
  perform make_register(named, '{name}'),
    refer(named, 'person', 'account'),
    refer(named, 'location', 'locations'),
    refer(named, 'photo', 'file');
  -- Nobody holds one office twice at the same time. A range over the key's hash needs no extension,
  -- as equality of ids would.
  execute format($sql$
    alter table %1$s add constraint %2$I exclude using gist (
      int8range(
        hashtextextended(company_id::text || person::text || location::text || %3$s, 0),
        hashtextextended(company_id::text || person::text || location::text || %3$s, 0),
        '[]') with &&,
      daterange(starts_on, ends_on, '[]') with &&
    ) where (archived_at is null)
  $sql$, named, name || '_person_unique', scope);
  execute format('create trigger end_appointment before update of archived_at on %s
    for each row execute function end_appointment()', named);
end $$;

-- The day on which archiving ends an appointment.
create function end_by_archiving(of_company uuid, starts_on date, archived_at timestamptz)
returns date language sql stable as $$
  select greatest(starts_on, (archived_at at time zone timezone)::date)
  from company where id = of_company
$$;

-- An appointment that is archived has ended; one that is restored goes on, unless it had ended by
-- itself before.
create function end_appointment() returns trigger language plpgsql as $$
begin
  if new.archived_at is not null and old.archived_at is null then
    new.ends_on := least(new.ends_on,
      end_by_archiving(new.company_id, new.starts_on, new.archived_at));
  elsif new.archived_at is null and old.archived_at is not null
    and new.ends_on = end_by_archiving(new.company_id, new.starts_on, old.archived_at) then
    new.ends_on := null;
  end if;
  return new;
end $$;

create table jhsc (
  represents text not null,
  selected_by text not null,
  co_chair boolean,
  certified_part1_on date,
  certified_part2_on date,
  refreshed_on date
);
select make_appointment('jhsc', '''''');

create table first_aiders (
  certificate_level text not null,
  certificate_number text,
  certificate_expires_on date,
  certificate uuid
);
select make_appointment('first_aiders', 'shift');
select refer('first_aiders', 'certificate', 'file');

create table hs_reps (
  selected_by text not null,
  trained_on date
);
select make_appointment('hs_reps', '''''');

-- The name that an appointment is listed by follows the person's.
create function rename_appointments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_called text := concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, ''));
begin
  update jhsc set name = now_called where company_id = new.company_id and person = new.id;
  update first_aiders set name = now_called where company_id = new.company_id and person = new.id;
  update hs_reps set name = now_called where company_id = new.company_id and person = new.id;
  return null;
end $$;
create trigger rename_appointments after update of first_name, last_name on account
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function rename_appointments();

-- How many work at a place on a shift: what first aid, representatives and committees depend on.
create table head_count (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  location uuid not null,
  shift text not null,
  workers integer not null check (workers between 0 and 100000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, location, shift),
  foreign key (company_id, location) references locations (company_id, id)
);
select secure('head_count');
