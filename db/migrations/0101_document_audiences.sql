-- Who must sign a document, and within how many days: of the office, so that no version has them.
create function ask_signatures(named regclass) returns void language plpgsql as $$
begin
  perform give_audience(named);
  execute format('alter table %s add sign_days numeric default 14', named);
end $$;
select ask_signatures('policies'), ask_signatures('swps'), ask_signatures('orientation');

create or replace function row_hash(of anyelement) returns text language sql immutable as $$
  select md5((to_jsonb(of) - '{id,company_id,version,created_at,created_by,updated_at,updated_by,archived_at,archived_by,archived_reason,completed_at,completed_by,position,created_hash,search_text,owner,category,review_months,audience,sign_days}'::text[])::text)
$$;
