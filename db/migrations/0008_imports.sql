-- One check of a file that is to be imported, and what became of it: its id is the token that the
-- import is committed with, and later undone with. The ids of rows are many: the log says that they
-- were noted, not which; each row has its own entry there.
create table import_run (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  register text not null check (register <> ''),
  file_id uuid not null,
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mapping jsonb not null,
  lines integer not null,
  faulty integer not null,
  row_ids uuid[] not null default '{}',
  created_by uuid not null,
  committed_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, created_by) references account (company_id, id),
  check (undone_at is null or committed_at is not null)
);
create index import_run_by_creator on import_run (company_id, created_by);
select secure('import_run', 'row_ids');

-- As before, but quick for many writes in one transaction: each leaves a dead version of the chain's
-- last link behind, and the next would step over all of them. Where the link stands now is kept for
-- the transaction; should it not stand there, it is looked up. A plan made while the table is small
-- would read all of it, dead versions too.
create or replace function append_change(
  company uuid, action text, subject text, subject_id uuid, before jsonb, after jsonb
) returns void language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  kept text[] := string_to_array(current_setting('app.last_link', true), ' ');
  place tid;
  head change_head;
  link change;
begin
  if kept[1] = company::text then
    place := kept[2]::tid;
    select * into head from change_head h where h.ctid = place and h.company_id = company for update;
  end if;
  if head.company_id is null then
    perform from change_head h where h.company_id = company for update;
    if not found then
      insert into change_head values (company, 0, '\x') on conflict do nothing;
      perform from change_head h where h.company_id = company for update;
    end if;
    select h.ctid into place from change_head h where h.company_id = company;
    select * into head from change_head h where h.company_id = company;
  end if;
  link.company_id := company;
  link.seq := head.seq + 1;
  link.at := clock_timestamp();
  link.actor_id := nullif(current_setting('app.actor_id', true), '')::uuid;
  link.actor_name := coalesce(nullif(current_setting('app.actor_name', true), ''), 'system');
  link.source := coalesce(nullif(current_setting('app.source', true), ''), 'system');
  link.request_id := nullif(current_setting('app.request_id', true), '');
  link.ip := nullif(current_setting('app.ip', true), '');
  link.action := append_change.action;
  link.subject := append_change.subject;
  link.subject_id := append_change.subject_id;
  link.before := append_change.before;
  link.after := append_change.after;
  link.reason := nullif(current_setting('app.reason', true), '');
  link.previous_hash := head.hash;
  link.hash := change_hash(link);
  insert into change select link.*;
  update change_head h set seq = link.seq, hash = link.hash
    where h.ctid = place and h.company_id = company returning h.ctid into place;
  if place is null then raise 'The chain of changes moved.'; end if;
  perform set_config('app.last_link', company::text || ' ' || place::text, true);
end $$;

-- The sheets that a product had go with it: they would keep an import from being taken back that
-- brought the product with the day of its sheet, and a product from being deleted for good.
alter table chemical_sheet
  drop constraint chemical_sheet_company_id_chemical_fkey,
  add foreign key (company_id, chemical) references chemicals (company_id, id) on delete cascade;
