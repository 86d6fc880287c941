-- Counts that are kept up, not counted. Who writes adds a row of differences to their transaction and changes no row
-- that others change; one at a time folds them; who reads adds up what is folded and what is not folded yet.
create table counts (
  company_id uuid not null references company (id),
  -- What is counted, and by which values.
  of text not null,
  by text[] not null,
  n bigint not null,
  primary key (company_id, of, by)
);
create table count_difference (
  company_id uuid not null,
  of text not null,
  by text[] not null,
  n bigint not null
);
create index on count_difference (company_id, of);

-- A person who sees less than the company reads nothing here: the rows that they see are counted.
create function of_company_alone(given regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', given);
  execute format('create policy company_scope on %s for select using (company_id = current_company())', given);
  execute format('create policy company_alone on %s as restrictive for select to plumbline_scoped, plumbline_entity
    using (false)', given);
  execute format('grant select on %s to plumbline_app', given);
end $$;
revoke execute on function of_company_alone(regclass) from public;
select of_company_alone('counts'), of_company_alone('count_difference');

-- Keeps up the counts `of` a table. `by` answers, for its row `r`, the values under which the row is counted: a row of
-- text[] for each. `count_<of>` says what there is to count, all anew.
create function keep_counts(of text, counted regclass, by text) returns void language plpgsql as $$
begin
  execute format($make$
    create function count_%1$s() returns table (company_id uuid, by text[], n bigint) language sql stable as $f$
      select r.company_id, k.by, count(*) from %2$s r cross join lateral (%3$s) k(by) group by 1, 2
    $f$;
    revoke execute on function count_%1$s() from public;
    create function note_count_%1$s() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $f$
    begin
      if tg_op = 'INSERT' then
        insert into count_difference
        select r.company_id, %4$L, k.by, count(*) from come r cross join lateral (%3$s) k(by) group by 1, 3;
      elsif tg_op = 'DELETE' then
        insert into count_difference
        select r.company_id, %4$L, k.by, -count(*) from gone r cross join lateral (%3$s) k(by) group by 1, 3;
      else
        insert into count_difference
        select d.company_id, %4$L, d.by, sum(d.n) from (
          select r.company_id, k.by, 1 as n from come r cross join lateral (%3$s) k(by)
          union all
          select r.company_id, k.by, -1 from gone r cross join lateral (%3$s) k(by)) d
        group by 1, 3 having sum(d.n) <> 0;
      end if;
      return null;
    end $f$;
    create trigger count_come after insert on %2$s referencing new table as come
      for each statement execute function note_count_%1$s();
    create trigger count_changed after update on %2$s referencing old table as gone new table as come
      for each statement execute function note_count_%1$s();
    create trigger count_gone after delete on %2$s referencing old table as gone
      for each statement execute function note_count_%1$s();
  $make$, of, counted, by, of);
end $$;
revoke execute on function keep_counts(text, regclass, text) from public;

-- One at a time does so for a company; another one goes on to the next.
create function fold_counts() returns void language plpgsql as $$
declare
  place uuid;
begin
  for place in select distinct d.company_id from count_difference d order by 1 loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('counts ' || place, 0));
    with noted as (delete from count_difference d where d.company_id = place returning d.of, d.by, d.n)
    insert into counts as kept
    select place, noted.of, noted.by, sum(noted.n) from noted group by 2, 3 having sum(noted.n) <> 0
    on conflict (company_id, of, by) do update set n = kept.n + excluded.n;
    delete from counts kept where kept.company_id = place and kept.n = 0;
  end loop;
end $$;
revoke execute on function fold_counts() from public;

-- Where what is kept is not what there is, all companies over. Each kind is compared in one statement: people may
-- write meanwhile.
create function counts_astray() returns table (of text, company_id uuid, by text[], kept bigint, there bigint)
language plpgsql stable as $$
declare
  kind text;
begin
  for kind in select substr(p.proname, 7) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname like 'count\_%' and p.proretset loop
    return query execute format($count$
      select %1$L, company_id, by, coalesce(k.n, 0)::bigint, coalesce(t.n, 0)::bigint from (
        select company_id, by, sum(n) as n from (
          select company_id, by, n from counts where of = %1$L
          union all select company_id, by, n from count_difference where of = %1$L) noted
        group by 1, 2) k
      full join count_%2$s() t using (company_id, by)
      where coalesce(k.n, 0) <> coalesce(t.n, 0)$count$, kind, kind);
  end loop;
end $$;
revoke execute on function counts_astray() from public;

-- Makes them right again, as a difference like any other. Answers what was astray.
create function right_counts() returns table (of text, company_id uuid, by text[], kept bigint, there bigint)
language sql as $$
  with found as materialized (select * from counts_astray()),
  righted as (
    insert into count_difference
    select found.company_id, found.of, found.by, found.there - found.kept from found)
  select * from found
$$;
revoke execute on function right_counts() from public;

-- Submissions by stage, source, whether their answers were copied, and month; those that wait for signatures by day.
select keep_counts('submissions', 'submissions', $$
  select array[r.stage, r.source, r.copied::text, to_char(r.submitted_on, 'YYYY-MM'),
    case when r.stage in ('unsigned', 'partly_signed') then r.submitted_on::text end]
  where r.archived_at is null$$);
select from right_counts();
select fold_counts();
