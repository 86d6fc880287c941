-- Courses: what people are trained in, and how long that holds.
create table training (
  name text not null,
  code text,
  category text not null check (category in ('statutory', 'company', 'client', 'trade', 'equipment')),
  delivery text[] not null default '{}',
  provider text,
  description text,
  validity text not null check (validity in ('none', 'months', 'fixed_day', 'annual_window')),
  months numeric,
  anchor text check (anchor in ('completion', 'previous_expiry')),
  fixed_day date,
  opens text,
  closes text,
  refresher uuid,
  prerequisites uuid[] not null default '{}',
  covers uuid[] not null default '{}',
  evidence text[] not null default '{}',
  minimum_score numeric,
  first_aid text check (first_aid in ('emergency', 'standard', 'cpr')),
  regulatory_reference text,
  certainty text,
  check ((validity = 'months') = (months is not null)),
  check ((validity = 'fixed_day') = (fixed_day is not null)),
  check ((validity = 'annual_window') = (opens is not null and closes is not null))
);
select make_register('training', '{name,code}');
select refer('training', 'refresher', 'training');
create unique index training_name_unique on training (company_id, folded(name)) where archived_at is null;
create unique index training_code_unique on training (company_id, folded(code)) where archived_at is null;
