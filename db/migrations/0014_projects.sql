-- Where the company works: a site with dates, people and what an emergency needs.

create table projects (
  name text not null,
  number text not null,
  status text not null,
  client uuid,
  role_of_company text not null,
  description text,
  address jsonb,
  start_date date not null,
  planned_end date,
  peak_workers numeric,
  notice_of_project text,
  manager uuid,
  supervisor uuid,
  hs_lead uuid,
  muster_point text,
  hospital_name text,
  hospital_address text,
  hospital_phone text
);
select make_register('projects', '{name,number}');
select refer('projects', 'client', 'clients');
select refer('projects', 'manager', 'account');
select refer('projects', 'supervisor', 'account');
select refer('projects', 'hs_lead', 'account');
create unique index projects_number_unique on projects (company_id, folded(number)) where archived_at is null;

-- Completed by its status or by being marked so: either says the other.
create function complete_project() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.completed_at is distinct from old.completed_at then
    new.status := case when new.completed_at is null then 'active' else 'completed' end;
  elsif new.status <> 'completed' then
    new.completed_at := null;
    new.completed_by := null;
  elsif new.completed_at is null then
    new.completed_at := now();
    new.completed_by := nullif(current_setting('app.actor_id', true), '')::uuid;
  end if;
  return new;
end $$;
create trigger complete_project before insert or update on projects
  for each row execute function complete_project();

-- What a submission is about, where its form asks for the project.
alter table submissions add project uuid;
select refer('submissions', 'project', 'projects');
