-- A course that is held for a group, on one day or on several, and who took part on each.
create table training_sessions (
  name text not null,
  course uuid not null,
  first_on date not null,
  days numeric not null default 1,
  place text,
  instructor text,
  provider text,
  hours numeric,
  people uuid[] not null default '{}',
  notes text,
  finished_on date
);
select make_register('training_sessions', '{name,place,instructor,provider}');
select refer('training_sessions', 'course', 'training');

create table training_attendance (
  session uuid not null,
  day date not null,
  person uuid,
  name text not null,
  of_company text,
  given jsonb,
  unsigned_because text,
  statement text not null,
  statement_lang text not null check (statement_lang in ('en', 'fr', 'es')),
  signed_at timestamptz not null,
  -- On another's device: whose, and what they attest.
  witness uuid,
  attestation text,
  check ((given is null) = (unsigned_because is not null)),
  check ((witness is null) = (attestation is null)),
  check (given is not null or witness is not null)
);
select make_record('training_attendance');
select refer('training_attendance', 'session', 'training_sessions'),
  refer('training_attendance', 'person', 'person'),
  refer('training_attendance', 'witness', 'account');
create unique index training_attendance_once on training_attendance (company_id, session, day, person);
revoke update, delete on training_attendance from plumbline_app;

-- People see the sessions that they made, that expect them, and that they took part in.
create function scope_training_sessions() returns setof uuid language plpgsql stable parallel safe
rows 10 cost 1 security definer set search_path = public, pg_temp as $$
begin
  return query select a.session from training_attendance a
      where a.company_id = current_company() and a.person = scope_account()
    union select s.id from training_sessions s
      where s.company_id = current_company() and scope_account() = any(s.people);
end $$;
revoke execute on function scope_training_sessions() from public;
grant execute on function scope_training_sessions() to plumbline_app;
select scoped('training_sessions', '{created_by}', '{}', 'scope_training_sessions');
select seen_with('training_attendance', 'session', 'training_sessions');
