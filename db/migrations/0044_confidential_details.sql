-- What of a person only few may read is encrypted, each value by itself and bound to its row and column. The id
-- of its key stands before it; here are the ids of the keys in use, so that a start with another key file is
-- refused before anything is written with it.
create table encryption_key (
  id text primary key,
  made_at timestamptz not null default now()
);

-- Secures a table whose columns `…_encrypted` the log never shows. A new key changes how they are written and
-- nothing that they say: it is no change of the row and none of the log.
create function encrypt_columns(named regclass) returns void language plpgsql as $$
declare
  hidden text := (select string_agg(quote_literal(attname), ', ' order by attname) from pg_attribute
    where attrelid = named and not attisdropped and attname like '%\_encrypted');
  by_people constant text := 'when (current_setting(''app.rekeying'', true) is distinct from ''yes'')';
begin
  perform secure(named);
  execute format('drop trigger touch on %1$s; drop trigger log_change on %1$s', named);
  execute format('create trigger touch before update on %s for each row %s execute function touch()',
    named, by_people);
  execute format('create constraint trigger log_change after insert or update or delete on %s '
    'deferrable initially deferred for each row %s execute function log_change(%s)',
    named, by_people, hidden);
end $$;

create table person_confidential (
  company_id uuid not null references company,
  -- The person's.
  id uuid not null,
  birth_date_encrypted text,
  sex_encrypted text,
  home_address_encrypted text,
  emergency_name_encrypted text,
  emergency_relation_encrypted text,
  emergency_phone_encrypted text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, id) references person (company_id, id) on delete cascade
);
select encrypt_columns('person_confidential');

-- Who read it, once a day of each reader.
create table person_confidential_read (
  company_id uuid not null references company,
  person uuid not null,
  account uuid not null,
  day date not null,
  at timestamptz not null default now(),
  primary key (company_id, person, account, day),
  foreign key (company_id, person) references person (company_id, id) on delete cascade,
  foreign key (company_id, account) references account (company_id, id)
);
create index person_confidential_read_by_account on person_confidential_read (company_id, account);
alter table person_confidential_read enable row level security;
create policy company_scope on person_confidential_read
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert on person_confidential_read to plumbline_app;

select seen_with('person_confidential', 'id', 'person');
select seen_with('person_confidential_read', 'person', 'person');
