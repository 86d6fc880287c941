-- To these keys a device seals the PIN that somebody types on it without a connection. A key is turned over each
-- month; the one before opens what was sealed to it until it goes.
create table seal_key (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  public_key jsonb not null,
  private_key_encrypted text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index seal_key_by_age on seal_key (company_id, created_at);
select encrypt_columns('seal_key');

-- The signature that a person drew once, to be offered where they sign themselves. It is theirs alone, and the log
-- never shows it.
create table own_signature (
  company_id uuid not null references company,
  -- The account's.
  id uuid not null,
  strokes jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, id) references account (company_id, id)
);
select secure('own_signature', 'strokes');
