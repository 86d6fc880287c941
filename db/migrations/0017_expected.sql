-- Up to which day people have been told which expected forms did not come: each day is told once.
create table missed_told (
  company_id uuid primary key references company,
  until date not null
);
alter table missed_told enable row level security;
create policy company_scope on missed_told using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on missed_told to plumbline_app;
