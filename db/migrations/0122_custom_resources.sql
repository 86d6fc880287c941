-- A company's own kinds of documents: what a definition says of a kind, as data. Their records are one more kind.
create table custom_resource_types (
  name text not null,
  plural text not null,
  icon text,
  has_categories boolean,
  sign_off boolean,
  expires boolean,
  review_months numeric,
  qr boolean,
  custom_fields jsonb not null default '[]'
);
select make_register('custom_resource_types', '{name,plural}');
create unique index custom_resource_types_name_unique on custom_resource_types (company_id, folded(name))
  where archived_at is null;
-- Who sees the records of the type.
select give_audience('custom_resource_types');

select make_document_kind('custom_resources');
select ask_signatures('custom_resources');
alter table custom_resources
  add type uuid not null,
  add expires_on date,
  -- By the ids of the type's fields; and what these were called when the record was last saved.
  add own_values jsonb,
  add asked jsonb not null default '[]',
  alter category drop not null;
select refer('custom_resources', 'type', 'custom_resource_types');

alter table custom_resources_categories add type uuid not null;
select refer('custom_resources_categories', 'type', 'custom_resource_types');
drop index custom_resources_categories_name_unique;
create unique index custom_resources_categories_name_unique
  on custom_resources_categories (company_id, type, folded(name)) where archived_at is null;
