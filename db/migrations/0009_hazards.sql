-- Hazards, their categories, how likely and how severe, and the matrix that joins the two.

create table hazard_categories (
  name text not null,
  description text
);
select make_register('hazard_categories', '{name}');
create unique index hazard_categories_name_unique on hazard_categories (company_id, folded(name))
  where archived_at is null;

create table probability_ratings (
  level numeric not null check (level between 1 and 5),
  name text not null,
  description text,
  range_from numeric,
  range_to numeric,
  range_unit text,
  colour text not null
);
select make_register('probability_ratings', '{name,description}');
create unique index probability_ratings_level_unique on probability_ratings (company_id, level);

create table severity_ratings (
  level numeric not null check (level between 1 and 5),
  name text not null,
  description text,
  range_from numeric,
  range_to numeric,
  range_unit text,
  colour text not null
);
select make_register('severity_ratings', '{name,description}');
create unique index severity_ratings_level_unique on severity_ratings (company_id, level);

-- One version of the matrix, never changed: a hazard keeps the number of the version that rated it.
create table risk_matrix (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  number integer not null check (number > 0),
  note text,
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number)
);
select secure('risk_matrix');

-- The score is stated for each cell: a product alone could not tell rare and fatal from almost
-- certain and slight.
create table risk_matrix_cell (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  matrix uuid not null,
  probability integer not null check (probability between 1 and 5),
  severity integer not null check (severity between 1 and 5),
  score integer not null check (score between 1 and 25),
  band text not null check (band in ('low', 'moderate', 'high', 'extreme')),
  colour text not null,
  action_required text not null,
  approval_level text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, matrix, probability, severity),
  foreign key (company_id, matrix) references risk_matrix (company_id, id),
  check (severity < 5 or band <> 'low')
);
select secure('risk_matrix_cell');
revoke update, delete on risk_matrix, risk_matrix_cell from plumbline_app;

create table hazards (
  name text not null,
  category uuid not null,
  description text,
  operations uuid[] not null default '{}',
  location uuid,
  exposed text[] not null default '{}',
  energy text,
  initial_probability uuid not null,
  initial_severity uuid not null,
  initial_score numeric not null,
  initial_band text not null,
  initial_matrix numeric not null,
  controls jsonb not null default '[]',
  residual_probability uuid,
  residual_severity uuid,
  residual_score numeric,
  residual_band text,
  residual_matrix numeric,
  note text,
  stop_work boolean,
  legislation text,
  review_due date,
  owner uuid,
  status text not null,
  activated_by uuid,
  activated_on date,
  photo uuid
);
select make_register('hazards', '{name,description,legislation}');
select refer('hazards', 'category', 'hazard_categories');
select refer('hazards', 'location', 'locations');
select refer('hazards', 'initial_probability', 'probability_ratings');
select refer('hazards', 'initial_severity', 'severity_ratings');
select refer('hazards', 'residual_probability', 'probability_ratings');
select refer('hazards', 'residual_severity', 'severity_ratings');
select refer('hazards', 'owner', 'account');
select refer('hazards', 'activated_by', 'account');
select refer('hazards', 'photo', 'file');
create index hazards_by_operation on hazards using gin (operations);

-- What every company starts with: five levels of each, and the first version of the matrix. The
-- bands are the usual ones of the score; what can kill is never low. A company that has them keeps
-- them.
create function set_up_risk(of_company uuid) returns void language plpgsql as $$
declare
  first_matrix uuid;
begin
  if exists (select from risk_matrix where company_id = of_company) then return; end if;
  insert into probability_ratings
    (company_id, level, name, description, range_from, range_to, range_unit, colour)
  values
    (of_company, 1, 'Rare', 'Less than once in ten years.', 0, 0.1, 'times a year', 'good'),
    (of_company, 2, 'Unlikely', 'Once in two to ten years.', 0.1, 0.5, 'times a year', 'calm'),
    (of_company, 3, 'Possible', 'About once a year.', 0.5, 2, 'times a year', 'notice'),
    (of_company, 4, 'Likely', 'Several times a year.', 2, 12, 'times a year', 'warning'),
    (of_company, 5, 'Almost certain', 'Every month, or whenever the work is done.', 12, null,
      'times a year', 'danger');
  insert into severity_ratings
    (company_id, level, name, description, range_from, range_to, range_unit, colour)
  values
    (of_company, 1, 'First aid', 'Treated on the spot; back at work at once.', 0, 0, 'days lost', 'good'),
    (of_company, 2, 'Medical aid', 'Treated by a professional; no time lost after the day.', 0, 1,
      'days lost', 'calm'),
    (of_company, 3, 'Lost time', 'Away from work after the day it happened.', 1, 180, 'days lost', 'notice'),
    (of_company, 4, 'Critical or permanent', 'A critical injury, or one that stays for life.', 180,
      null, 'days lost', 'warning'),
    (of_company, 5, 'Fatal', 'Somebody could die.', null, null, null, 'danger');
  insert into risk_matrix (company_id, number) values (of_company, 1) returning id into first_matrix;
  insert into risk_matrix_cell
    (company_id, matrix, probability, severity, score, band, colour, action_required, approval_level)
  select of_company, first_matrix, p, s, p * s, band, colour, action_required, approval_level
  from generate_series(1, 5) p, generate_series(1, 5) s, (values
    ('low', 1, 4, 'good', 'Manage by routine procedures.', 'Supervisor'),
    ('moderate', 5, 9, 'notice', 'Agree on controls and a date before the work goes on.', 'Supervisor'),
    ('high', 10, 16, 'warning', 'Reduce the risk before the work starts.', 'Health and safety manager'),
    ('extreme', 17, 25, 'danger', 'Stop the work until the risk is reduced.', 'Senior management')
  ) bands (band, least, most, colour, action_required, approval_level)
  where p * s between least and most;
end $$;

select set_up_risk(id) from company;
