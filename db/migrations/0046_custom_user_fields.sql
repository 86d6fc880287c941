-- What a company wants to know of its people beside what everybody's do: the fields, and what stands in them.
create table user_field (
  label text not null,
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'choices', 'yes-no')),
  options text,
  required boolean,
  visible boolean,
  editable boolean,
  confidential boolean
);
select make_register('user_field', '{label}');
create unique index user_field_label_unique on user_field (company_id, folded(label)) where archived_at is null;

-- A value of a confidential field is encrypted, any other is as it was sent.
create table user_value (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  person uuid not null,
  field uuid not null,
  value jsonb,
  value_encrypted text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, person) references person (company_id, id) on delete cascade,
  check (num_nonnulls(value, value_encrypted) < 2)
);
select refer('user_value', 'field', 'user_field');
create unique index user_value_once on user_value (company_id, person, field);
select encrypt_columns('user_value');
select seen_with('user_value', 'person', 'person');
