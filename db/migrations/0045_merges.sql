-- Two rows of one human become one. What was moved and which values were taken is written down, so that it can
-- be undone.
create table person_merge (
  kept uuid not null,
  gone uuid not null,
  moved jsonb not null,
  given jsonb not null,
  filled text[] not null default '{}',
  details_version integer,
  undone_at timestamptz,
  undone_by uuid,
  check (kept <> gone)
);
select make_record('person_merge');
select refer('person_merge', 'kept', 'person');
select refer('person_merge', 'gone', 'person');
drop trigger log_change on person_merge;
create constraint trigger log_change after insert or update or delete on person_merge
  deferrable initially deferred for each row
  execute function log_change('moved', 'given', 'filled', 'details_version');

-- Somebody said that two who look alike are two people.
create table person_distinct (
  one uuid not null,
  other uuid not null,
  check (one < other)
);
select make_record('person_distinct');
select refer('person_distinct', 'one', 'person');
select refer('person_distinct', 'other', 'person');
create unique index person_distinct_once on person_distinct (company_id, one, other);

-- The keyed hash of a name and a birth date: two rows with the same are probably one human. It is worked out when
-- somebody looks for duplicates, and forgotten when either changes.
create table person_likeness (
  company_id uuid not null references company,
  person uuid not null,
  mark text not null,
  primary key (company_id, person),
  foreign key (company_id, person) references person (company_id, id) on delete cascade
);
create index person_likeness_by_mark on person_likeness (company_id, mark);
alter table person_likeness enable row level security;
create policy company_scope on person_likeness
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on person_likeness to plumbline_app;

create function forget_likeness() returns trigger language plpgsql as $$
begin
  delete from person_likeness where company_id = new.company_id and person = new.id;
  return null;
end $$;
create trigger forget_likeness after update of first_name, last_name on person
  for each row when (old.name is distinct from new.name) execute function forget_likeness();
create trigger forget_likeness after insert or update of birth_date_encrypted on person_confidential
  for each row execute function forget_likeness();

-- The rows that are one human: the person, and who was merged into them.
create function same_person(given uuid) returns setof uuid language sql stable as $$
  with recursive same (id) as (
    select given
    union
    select m.gone from person_merge m join same s on m.kept = s.id
    where m.company_id = current_company() and m.undone_at is null)
  select id from same
$$;

-- A scope shows of these what it shows of the people.
select seen_with('person_merge', 'kept', 'person');
select seen_with('person_distinct', 'one', 'person');
select seen_with('person_likeness', 'person', 'person');
