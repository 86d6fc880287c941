-- What a person keeps of a register's list: the columns they chose (the row without a name), and
-- views by name. One of these may be the one that the list opens with.
create table register_view (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  account_id uuid not null,
  register text not null check (register <> ''),
  name text check (name <> ''),
  query text not null default '',
  columns text[],
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id) on delete cascade,
  check (name is not null or not is_default)
);
create unique index register_view_by_name
  on register_view (company_id, account_id, register, lower(name)) nulls not distinct;
create unique index register_view_default
  on register_view (company_id, account_id, register) where is_default;
select secure('register_view');
