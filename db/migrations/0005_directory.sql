-- The company's parts, its clients, whom it calls, what it has to remember, what it chooses from.

create table entities (
  name text not null,
  legal_name text not null,
  kind text not null,
  parent uuid,
  country text not null,
  address jsonb,
  logo uuid,
  is_default boolean,
  wsib_account text,
  ein text,
  naics text,
  establishment boolean,
  months jsonb not null default '[]'
);
select make_register('entities', '{name,legal_name}');
select refer('entities', 'parent', 'entities');
select refer('entities', 'logo', 'file');
create unique index entities_name_unique on entities (company_id, folded(name)) where archived_at is null;

create table clients (
  name text not null,
  kind text not null,
  phone text,
  website text,
  address jsonb,
  billing_reference text,
  safety_requirements text,
  insurance_requirements text,
  prequalification jsonb not null default '[]',
  report_recipients jsonb not null default '[]'
);
select make_register('clients', '{name,billing_reference}');
create unique index clients_name_unique on clients (company_id, folded(name)) where archived_at is null;

create table client_contacts (
  client uuid not null,
  name text not null,
  title text,
  email text,
  phone text,
  receives text[] not null default '{}',
  opted_out boolean,
  note text
);
select make_register('client_contacts', '{name,email}');
select refer('client_contacts', 'client', 'clients');

create table emergency_contacts (
  name text not null,
  kind text not null,
  phone text not null,
  other_phone text,
  hours text,
  location uuid,
  address jsonb,
  note text
);
select make_register('emergency_contacts', '{name,phone}');
select refer('emergency_contacts', 'location', 'locations');

create table to_dos (
  title text not null,
  assignee uuid,
  due_on date,
  repeats text not null,
  notes text,
  link text
);
select make_register('to_dos', '{title}');
select refer('to_dos', 'assignee', 'account');

create table list_categories (
  name text not null,
  description text
);
select make_register('list_categories', '{name}');
create unique index list_categories_name_unique on list_categories (company_id, folded(name))
  where archived_at is null;

create table lists (
  category uuid not null,
  name text not null,
  code text
);
select make_register('lists', '{name}');
select refer('lists', 'category', 'list_categories');
create unique index lists_code_unique on lists (company_id, code) where archived_at is null;

create table list_values (
  list uuid not null,
  name text not null,
  name_fr text,
  name_es text,
  code text,
  parent uuid,
  tone text
);
select make_register('list_values', '{name,code}');
select refer('list_values', 'list', 'lists');
select refer('list_values', 'parent', 'list_values');
