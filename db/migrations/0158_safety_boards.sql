-- What must be posted at a workplace, behind a code that anybody scans there.
create table safety_boards (
  name text not null,
  project uuid,
  team uuid,
  location uuid,
  -- Which sections it has, in their order.
  sections text[] not null default '{}',
  -- Those that it posts; all that are published where it names none.
  policies uuid[] not null default '{}',
  package uuid,
  minutes uuid,
  minutes_on date,
  postings uuid[] not null default '{}',
  report_link text,
  languages text[] not null default '{}',
  visibility text not null check (visibility in ('public', 'pin')),
  expires_on date,
  check (num_nonnulls(project, team, location) > 0)
);
select make_register('safety_boards', '{name}');
select refer('safety_boards', 'project', 'projects'), refer('safety_boards', 'team', 'teams'),
  refer('safety_boards', 'location', 'locations'), refer('safety_boards', 'package', 'orientation'),
  refer('safety_boards', 'minutes', 'file');
create trigger end_codes after delete on safety_boards for each row execute function end_codes();

-- The PIN of a board, of which the hash alone is stored.
create table board_pin (
  company_id uuid not null references company,
  board uuid not null,
  hash text not null,
  primary key (company_id, board),
  foreign key (company_id, board) references safety_boards (company_id, id) on delete cascade
);
alter table board_pin enable row level security;
create policy company_scope on board_pin
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on board_pin to plumbline_app;

-- What a device is given that has shown the PIN: it opens the board for a month, or until there is another PIN.
create table board_pass (
  company_id uuid not null references company,
  board uuid not null,
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, board, hash),
  foreign key (company_id, board) references safety_boards (company_id, id) on delete cascade
);
alter table board_pass enable row level security;
create policy company_scope on board_pass
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on board_pass to plumbline_app;

-- How often a board was scanned on a day: a number, and nothing of anybody.
create table board_scans (
  company_id uuid not null references company,
  board uuid not null,
  day date not null,
  scans integer not null,
  primary key (company_id, board, day),
  foreign key (company_id, board) references safety_boards (company_id, id) on delete cascade
);
alter table board_scans enable row level security;
create policy company_scope on board_scans
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on board_scans to plumbline_app;

-- Follows a code of a subject, before anybody is known: from then on the transaction is in the company that it leads to.
create function open_code(given text, about text, request text) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  found uuid;
begin
  select t.company_id, t.subject_id into whose, found
  from qr_token t join company c on c.id = t.company_id
  where t.token = given and t.active_to is null and t.subject = about and c.suspended_at is null;
  if found is null then return null; end if;
  perform set_config('app.company_id', whose::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', '', true),
    set_config('app.source', 'public', true),
    set_config('app.request_id', request, true);
  return found;
end $$;
revoke execute on function open_code from public;
grant execute on function open_code to plumbline_gate;
