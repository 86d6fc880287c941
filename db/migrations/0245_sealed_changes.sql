-- Who writes a change waits for nobody: the chain of a company is no longer extended while its people wait, but a
-- moment later, in batches. A change is never touched again: the chain stands in rows of its own.
create sequence numbers.changes;
select setval('numbers.changes', 1 + coalesce((select max(seq) from change), 0), false);

create table change_seal (
  company_id uuid not null references company (id),
  -- The place in the chain.
  n bigint not null,
  -- The change that it seals.
  seq bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, n),
  unique (company_id, seq)
);
create table change_unsealed (
  company_id uuid not null,
  seq bigint not null,
  primary key (company_id, seq)
);
alter table change_seal enable row level security;
alter table change_unsealed enable row level security;

insert into change_seal (company_id, n, seq, previous_hash, hash)
select company_id, seq, seq, previous_hash, hash from change;
alter table change_head rename column seq to n;

create function change_hash(link change, previous_hash bytea) returns bytea
language sql stable
as $$
  select sha256(convert_to(jsonb_build_array(
    link.company_id, link.seq, to_char(link.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    link.actor_id, link.actor_name, link.source, link.request_id, link.ip, link.action,
    link.subject, link.subject_id, link.before, link.after, link.reason,
    encode(change_hash.previous_hash, 'hex'))::text, 'UTF8'))
$$;

create or replace function append_change(company uuid, action text, subject text, subject_id uuid, before jsonb, after jsonb)
returns void
language plpgsql security definer
set search_path to 'public', 'pg_temp'
as $$
declare
  number bigint := nextval('numbers.changes');
begin
  insert into change (company_id, seq, at, actor_id, actor_name, source, request_id, ip, action, subject,
    subject_id, before, after, reason)
  values (company, number, clock_timestamp(),
    nullif(current_setting('app.actor_id', true), '')::uuid,
    coalesce(nullif(current_setting('app.actor_name', true), ''), 'system'),
    coalesce(nullif(current_setting('app.source', true), ''), 'system'),
    nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.ip', true), ''),
    append_change.action, append_change.subject, append_change.subject_id, append_change.before,
    append_change.after, nullif(current_setting('app.reason', true), ''));
  insert into change_unsealed (company_id, seq) values (company, number);
end $$;
alter function append_change(uuid, text, text, uuid, jsonb, jsonb) reset enable_seqscan;

drop function change_hash(change);
alter table change drop column previous_hash, drop column hash;

-- Seals what was committed, in the order of its numbers. One at a time does so for a company; another one goes on
-- to the next. Answers how many changes it sealed.
create function seal_changes(most integer) returns integer
language plpgsql
as $$
declare
  place uuid;
  head change_head;
  link change;
  last bytea;
  sealed integer := 0;
begin
  for place in select distinct company_id from change_unsealed order by company_id loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('seal ' || place, 0));
    select * into head from change_head h where h.company_id = place;
    if not found then head := (place, 0, '\x'); end if;
    for link in
      select c.* from change c join change_unsealed u using (company_id, seq)
      where u.company_id = place order by u.seq limit most
    loop
      last := head.hash;
      head.n := head.n + 1;
      head.hash := change_hash(link, last);
      insert into change_seal values (place, head.n, link.seq, last, head.hash);
      delete from change_unsealed u where u.company_id = place and u.seq = link.seq;
      sealed := sealed + 1;
    end loop;
    insert into change_head values (head.*)
    on conflict (company_id) do update set n = excluded.n, hash = excluded.hash;
  end loop;
  return sealed;
end $$;
revoke execute on function seal_changes(integer) from public;
create trigger append_only before delete or update on change_seal for each row execute function refuse_change();
create trigger no_truncate before truncate on change_seal for each statement execute function refuse_change();
