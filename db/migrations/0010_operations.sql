-- What a company does, and who may do what in it.

create table operations (
  name text not null,
  description text,
  chemicals uuid[] not null default '{}',
  asset_types uuid[] not null default '{}'
);
select make_register('operations', '{name,description}');
create unique index operations_name_unique on operations (company_id, folded(name))
  where archived_at is null;

create table operation_roles (
  name text not null,
  operation uuid not null,
  description text,
  ppe text[] not null default '{}',
  other_ppe text,
  fitness text[] not null default '{}',
  minimum_experience numeric,
  trainings jsonb not null default '[]',
  persons uuid[] not null default '{}',
  competence text
);
select make_register('operation_roles', '{name,description}');
select refer('operation_roles', 'operation', 'operations');
create unique index operation_roles_name_unique
  on operation_roles (company_id, operation, folded(name)) where archived_at is null;
