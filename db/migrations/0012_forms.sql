-- Forms: their categories and settings, the draft that is worked on, the versions that stay.

create table form_categories (
  name text not null,
  description text,
  tone text
);
select make_register('form_categories', '{name}');
create unique index form_categories_name_unique on form_categories (company_id, folded(name))
  where archived_at is null;

create table forms (
  title text not null,
  code text,
  category uuid not null,
  kind text not null,
  description text,
  current_version numeric,
  signature_policy text not null,
  review_required boolean,
  scoring boolean,
  pass_mark numeric,
  critical_fail boolean,
  filled_by text[] not null default '{}',
  applies_to text[] not null default '{}',
  default_for text[] not null default '{}',
  gps_required boolean,
  numbering text,
  retention text not null,
  email_to jsonb not null default '[]',
  library_slug text,
  library_version numeric
);
select make_register('forms', '{title,code}');
select refer('forms', 'category', 'form_categories');
create unique index forms_code_unique on forms (company_id, folded(code)) where archived_at is null;

-- What was published, for ever: answers point at it.
create table form_version (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  form uuid not null,
  n integer not null check (n > 0),
  definition jsonb not null,
  hash text not null,
  note text,
  changes text[] not null default '{}',
  published_at timestamptz not null default now(),
  published_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, form, n),
  foreign key (company_id, form) references forms (company_id, id)
);
select secure('form_version');

create function refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version does not change';
end $$;
create trigger frozen before update on form_version
  for each row execute function refuse_version_change();

-- One a form; `revision` counts its saves. Every keystroke's save is no change of the company's
-- records, so the log tells of publishing, not of drafts.
create table form_draft (
  company_id uuid not null references company,
  form uuid not null,
  definition jsonb not null,
  revision integer not null default 1,
  based_on integer,
  saved_at timestamptz not null default now(),
  saved_by uuid,
  primary key (company_id, form),
  foreign key (company_id, form) references forms (company_id, id) on delete cascade
);
alter table form_draft enable row level security;
create policy company_scope on form_draft using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on form_draft to plumbline_app;

-- Who is at a draft. Unlogged: it is worth nothing after a crash.
create unlogged table form_presence (
  company_id uuid not null,
  form uuid not null,
  account uuid not null,
  field text,
  seen_at timestamptz not null default now(),
  primary key (company_id, form, account)
);
alter table form_presence enable row level security;
create policy company_scope on form_presence using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on form_presence to plumbline_app;
