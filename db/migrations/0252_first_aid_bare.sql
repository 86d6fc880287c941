-- The shifts that were found without the first aid that they need. A row goes when its shift is covered again: so people are
-- told once each time. What a shift lacks is worked out, not stored.
create table first_aid_bare (
  company_id uuid not null references company,
  location uuid not null,
  shift text not null,
  -- Another each time that the shift becomes bare.
  time uuid not null default new_id(),
  since timestamptz not null default now(),
  primary key (company_id, location, shift),
  foreign key (company_id, location) references locations (company_id, id) on delete cascade
);
alter table first_aid_bare enable row level security;
create policy company_scope on first_aid_bare using (company_id = current_company());
grant select, insert, update, delete on first_aid_bare to plumbline_app;
