-- Lists put text in order as people count: SUB-2026-9999 before SUB-2026-10000, level 2 before level 10.
create collation counted (provider = icu, locale = 'und-u-kn-true');

-- The indexes that lists are sorted by, of every register.
do $$
declare
  sorted record;
begin
  for sorted in
    select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and not i.indisunique
      and pg_get_indexdef(i.indexrelid) ~ '\(company_id, folded\(\w+\), id\)'
  loop
    execute format('drop index %s', sorted.name);
    execute regexp_replace(sorted.made, '(folded\(\w+\))', '\1 collate counted');
  end loop;
end $$;

-- And of every register to come.
create or replace function make_register(named regclass, search text[])
returns void language plpgsql as $$
declare
  name text := (select relname from pg_class where oid = named);
  words text := (select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ' order by n)
    from unnest(search) with ordinality u(c, n));
begin
  execute format($sql$
    alter table %1$s
      add company_id uuid not null references company,
      add id uuid not null default new_id(),
      add version integer not null default 1,
      add created_at timestamptz not null default now(),
      add created_by uuid,
      add updated_at timestamptz not null default now(),
      add updated_by uuid,
      add archived_at timestamptz,
      add archived_by uuid,
      add archived_reason text,
      add completed_at timestamptz,
      add completed_by uuid,
      add position bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint,
      add created_hash text,
      add search_text text not null generated always as (folded(%2$s)) stored,
      add primary key (company_id, id)
  $sql$, named, words);
  execute format('create index %I on %s (company_id, folded(%I) collate counted, id) where archived_at is null',
    name || '_by_name', named, search[1]);
  execute format('create index %I on %s (company_id, position, id) where archived_at is null',
    name || '_by_position', named);
  execute format('create trigger stamp before insert or update on %s for each row execute function stamp()', named);
  perform secure(named);
end $$;
