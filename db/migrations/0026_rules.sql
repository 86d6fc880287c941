-- A rule of law that is uncertain is off until a company switches it on, with its reason. What was said
-- of a rule stands as it was said: the highest number holds.
create table rule_switch (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  code text not null,
  number integer not null check (number > 0),
  is_on boolean not null,
  reason text not null check (reason ~ '\S'),
  by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, code, number),
  foreign key (company_id, by) references account (company_id, id)
);
create index rule_switch_by_by on rule_switch (company_id, by);
select secure('rule_switch');
revoke update, delete on rule_switch from plumbline_app;

-- The templates that companies began with open the screen of the rules as those of a new company do.
update permission_template
set grants = grants || case base_role when 1 then '{rules.view,rules.edit}' else '{rules.view}' end::text[]
where is_default and not grants && '{rules.view,rules.edit}';
