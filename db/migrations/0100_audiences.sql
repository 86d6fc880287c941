-- Whom something is for. The record has the rule, in its column `audience`; here stand the rules of all records, and
-- the people whom each reaches today.
create table audience (
  company_id uuid not null references company,
  -- Of the record that it is of.
  id uuid not null,
  register text not null,
  rule jsonb not null,
  primary key (company_id, id)
);
alter table audience enable row level security;
create policy company_scope on audience
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on audience to plumbline_app;

create table audience_member (
  company_id uuid not null,
  audience uuid not null,
  person uuid not null,
  -- The facts of the rule that take the person in, by their place.
  because integer[] not null,
  since timestamptz not null default now(),
  primary key (company_id, audience, person),
  foreign key (company_id, audience) references audience (company_id, id) on delete cascade,
  foreign key (company_id, person) references person (company_id, id) on delete cascade
);
create index audience_member_by_person on audience_member (company_id, person);
alter table audience_member enable row level security;
create policy company_scope on audience_member
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on audience_member to plumbline_app;
select seen_with('audience_member', 'person', 'person');

create function note_audience() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.audience = '[]' then
    delete from audience a where a.company_id = old.company_id and a.id = old.id;
  elsif tg_op = 'INSERT' or new.audience is distinct from old.audience then
    insert into audience (company_id, id, register, rule)
    values (new.company_id, new.id, replace(tg_table_name, '_', '-'), new.audience)
    on conflict (company_id, id) do update set rule = excluded.rule;
  end if;
  return null;
end $$;

-- Gives the rows of a register an audience each.
create function give_audience(named regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s add audience jsonb not null default ''[]''', named);
  execute format('create trigger note_audience after insert or update or delete on %s
    for each row execute function note_audience()', named);
end $$;

-- Who is where has changed: audiences are worked out anew once it has been quiet for a moment. Asked for once a
-- transaction, however many rows it writes.
create function note_membership() returns trigger language plpgsql as $$
begin
  if current_setting('app.membership_noted', true) is distinct from 'yes'
      and exists (select from audience where company_id = current_company()) then
    perform set_config('app.membership_noted', 'yes', true),
      enqueue('recompute-audiences', '{}', 'changed', now() + interval '3 seconds');
  end if;
  return null;
end $$;
create trigger note_membership after insert or delete or update of role_id, deactivated_at on account
  for each statement execute function note_membership();
create trigger note_membership after insert or delete or update of archived_at on person
  for each statement execute function note_membership();
create trigger note_membership after insert or delete or update on engagement
  for each statement execute function note_membership();
create trigger note_membership after insert or delete or update on workplace_workers
  for each statement execute function note_membership();
create trigger note_membership after insert or delete or update on user_value
  for each statement execute function note_membership();
create trigger note_membership after update of supervisor, archived_at, completed_at on projects
  for each statement execute function note_membership();
create trigger note_membership after update of leader, location, archived_at, completed_at on teams
  for each statement execute function note_membership();
create trigger note_membership after update of parent on locations
  for each statement execute function note_membership();
