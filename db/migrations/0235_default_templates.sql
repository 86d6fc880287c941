-- The permission templates that new companies begin with, as the provider has edited them: every edition stays, so
-- that who changed what, and what a company has met already, can be told. Edition 0 is the product's own and has no
-- row. It belongs to no company: the gate's role alone reads it.
create table default_template (
  base_role text not null check (base_role = '1' or base_role = '3' or base_role = '6'),
  edition integer not null check (edition > 0),
  name text not null check (name <> ''),
  grants text[] not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (base_role, edition)
);
grant select, insert on default_template to plumbline_gate;

-- The edition that a company's template was made from.
alter table permission_template add begun_edition integer not null default 0;

-- An edition that the provider offers to a company for its template. What it changes there is worked out when it is
-- read: the company may change its template meanwhile.
create table template_proposal (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  template uuid not null,
  base_role text not null,
  edition integer not null,
  state text not null default 'open'
    check (state = 'open' or state = 'taken' or state = 'declined' or state = 'withdrawn'),
  note text,
  offered_by text not null,
  decided_at timestamptz,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (base_role, edition) references default_template
);
select secure('template_proposal');
select refer('template_proposal', 'template', 'permission_template');
create index template_proposal_by_edition on template_proposal (base_role, edition);
create unique index template_proposal_open on template_proposal (company_id, template) where state = 'open';
create policy gate_reads on template_proposal for select to plumbline_gate using (true);
grant select on template_proposal to plumbline_gate;
