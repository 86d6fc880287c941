-- Permission templates are a register. What make_register() gives a table, this one had a part of.
alter table permission_template drop constraint permission_template_base_role_check;
alter table permission_template alter base_role type text using base_role::text;
alter table permission_template
  add check (base_role in ('1', '3', '6')),
  add created_by uuid,
  add updated_by uuid,
  add archived_reason text,
  add completed_at timestamptz,
  add completed_by uuid,
  add position bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
  add created_hash text,
  add search_text text not null generated always as (folded(coalesce(name, ''))) stored;
create index permission_template_by_name on permission_template (company_id, folded(name), id)
  where archived_at is null;
create index permission_template_by_position on permission_template (company_id, position, id)
  where archived_at is null;
-- Until now nothing but SQL made one: of two with a name, the later is told apart by its id.
update permission_template t set name = t.name || ' ' || right(t.id::text, 6)
where t.archived_at is null and exists (
  select from permission_template o
  where o.company_id = t.company_id and folded(o.name) = folded(t.name) and o.archived_at is null
    and (o.created_at, o.id) < (t.created_at, t.id));
-- What is logged at the end is logged here: no index is made over a table with triggers that wait.
set constraints all immediate;
set constraints all deferred;
create unique index permission_template_name_unique on permission_template (company_id, folded(name))
  where archived_at is null;
create trigger stamp before insert or update on permission_template
  for each row execute function stamp();

-- Which rights of the catalogue this installation has already given out. What a later release adds is given to
-- the default templates at the next start, once; a company's own templates change by nobody's hand but its
-- own, and what a company took out of a default template stays out.
create table known_right (name text primary key);
insert into known_right
select distinct unnest(grants) from permission_template where is_default and base_role = '1';
