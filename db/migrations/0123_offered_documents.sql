-- The documents that forms offer to the person who fills them: what is published. One of a type that names whom it is
-- for is offered to these alone.
create function offered_documents()
returns table (id uuid, name text, register text, type uuid, type_name text, number integer, content jsonb,
  archived_at timestamptz)
language sql stable as $$
  select d.id, concat_ws(' ', v.columns ->> 'number', v.columns ->> 'title'), d.register, r.type, k.plural,
    v.number, v.content, d.archived_at
  from document d
  join document_version v on v.company_id = d.company_id and v.document = d.id and v.state = 'published'
  left join custom_resources r on r.company_id = d.company_id and r.id = d.id
  left join custom_resource_types k on k.company_id = r.company_id and k.id = r.type
  where d.company_id = current_company() and (r.type is null
    or not exists (select from audience a where a.company_id = r.company_id and a.id = r.type)
    or exists (select from audience_member m where m.company_id = r.company_id and m.audience = r.type
      and m.person = nullif(current_setting('app.actor_id', true), '')::uuid))
$$;
