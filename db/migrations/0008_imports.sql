-- One check of a file that is to be imported, and what became of it: its id is the token that the
-- import is committed with, and later undone with. The ids of rows are many: the log says that they
-- were noted, not which; each row has its own entry there.
create table import_run (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  register text not null check (register <> ''),
  file_id uuid not null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null,
  lines integer not null,
  faulty integer not null,
  row_ids uuid[] not null default '{}',
  created_by uuid not null,
  committed_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references account (company_id, id),
  check (undone_at is null or committed_at is not null)
);
create index import_run_by_creator on import_run (company_id, created_by);
select secure('import_run', 'row_ids');
