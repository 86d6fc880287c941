-- A talk that is planned for a crew, and what became of it: what was read, who took part, what they asked.
create table toolbox_talk_deliveries (
  title text,
  talk uuid,
  project uuid,
  team uuid,
  held_on date not null,
  presenter uuid,
  notes text,
  excuse text,
  -- As it was held: the words that were read and their hash, and what the presenter put their name to.
  started_at timestamptz,
  minutes numeric,
  words jsonb,
  hash text,
  given jsonb,
  statement text,
  -- The id that the device gave it: sent twice, it is one.
  sent_as uuid,
  check ((started_at is null) = (words is null) and (started_at is null) = (hash is null)),
  check (given is null or started_at is not null and statement is not null),
  check (excuse is null or started_at is null),
  check (started_at is null or num_nonnulls(title, presenter) = 2)
);
select make_register('toolbox_talk_deliveries', '{title}');
select refer('toolbox_talk_deliveries', 'talk', 'toolbox_talks'),
  refer('toolbox_talk_deliveries', 'project', 'projects'),
  refer('toolbox_talk_deliveries', 'team', 'teams'),
  refer('toolbox_talk_deliveries', 'presenter', 'account');
select of_workplace('toolbox_talk_deliveries');
create unique index toolbox_talk_deliveries_sent_once on toolbox_talk_deliveries (company_id, sent_as);
create index toolbox_talk_deliveries_by_day on toolbox_talk_deliveries (company_id, held_on);

create function keep_delivery() returns trigger language plpgsql as $$
begin
  if old.started_at is not null and (old.title, old.talk, old.project, old.team, old.held_on, old.presenter,
      old.started_at, old.minutes, old.words, old.hash, old.sent_as)
    is distinct from (new.title, new.talk, new.project, new.team, new.held_on, new.presenter,
      new.started_at, new.minutes, new.words, new.hash, new.sent_as)
    or old.given is not null and (old.given, old.statement) is distinct from (new.given, new.statement) then
    raise exception 'What a crew has heard does not change.';
  end if;
  return new;
end $$;
create trigger keep_delivery before update on toolbox_talk_deliveries
  for each row execute function keep_delivery();

-- Who took part, and what they put their name to; where nothing was signed, why.
create table talk_attendance (
  delivery uuid not null,
  person uuid,
  name text not null,
  of_company text,
  given jsonb,
  unsigned_because text,
  statement text not null,
  statement_lang text not null check (statement_lang in ('en', 'fr', 'es')),
  signed_at timestamptz not null,
  late_because text,
  -- On another's device: whose, and what they attest.
  witness uuid,
  attestation text,
  check ((given is null) = (unsigned_because is not null)),
  check ((witness is null) = (attestation is null)),
  check (given is not null or witness is not null)
);
select make_record('talk_attendance');
select refer('talk_attendance', 'delivery', 'toolbox_talk_deliveries'),
  refer('talk_attendance', 'person', 'person'),
  refer('talk_attendance', 'witness', 'account');
create unique index talk_attendance_once on talk_attendance (company_id, delivery, person);

-- What the crew asked or reported, and the deficiency that was raised of it.
create table talk_question (
  delivery uuid not null,
  words text not null,
  deficiency uuid
);
select make_record('talk_question');
select refer('talk_question', 'delivery', 'toolbox_talk_deliveries'),
  refer('talk_question', 'deficiency', 'deficiencies');

revoke update, delete on talk_attendance, talk_question from plumbline_app;

-- People see the talks of their workplaces, and those that they took part in.
create function scope_talks() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select a.delivery from talk_attendance a
    where a.company_id = current_company() and a.person = scope_account();
end $$;
revoke execute on function scope_talks() from public;
grant execute on function scope_talks() to plumbline_app;
select scoped('toolbox_talk_deliveries', '{created_by,presenter}', '{project,team}', 'scope_talks');
select seen_with('talk_attendance', 'delivery', 'toolbox_talk_deliveries');
select seen_with('talk_question', 'delivery', 'toolbox_talk_deliveries');
