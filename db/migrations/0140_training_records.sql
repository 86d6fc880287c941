-- That a person has completed a course. It is seen with its person.
create table training_records (
  -- The name of the course, kept beside it so that lists search and sort by it.
  name text not null,
  person uuid not null,
  course uuid not null,
  completed_on date not null,
  expires_on date,
  expiry_override date,
  expiry_reason text,
  provider text,
  instructor text,
  certificate_number text,
  score numeric,
  hours numeric,
  front uuid,
  back uuid,
  verified_how text check (verified_how in ('original', 'provider', 'register', 'code')),
  verified_by uuid,
  verified_on date,
  revoked boolean not null default false,
  revoked_reason text,
  revoked_by uuid,
  revoked_on date,
  notes text,
  check ((expiry_override is null) or (expiry_reason is not null)),
  check ((verified_how is null) = (verified_on is null)),
  check (revoked = (revoked_on is not null))
);
select make_register('training_records', '{name,certificate_number}');
select refer('training_records', 'person', 'person'), refer('training_records', 'course', 'training'),
  refer('training_records', 'front', 'file'), refer('training_records', 'back', 'file'),
  refer('training_records', 'verified_by', 'account'), refer('training_records', 'revoked_by', 'account');
select seen_with('training_records', 'person', 'person');
create index training_records_of_course on training_records (company_id, person, course, completed_on)
  where archived_at is null;

create function rename_training_records() returns trigger language plpgsql as $$
begin
  update training_records r set name = new.name
  where r.company_id = new.company_id and r.course = new.id and r.name <> new.name;
  return null;
end $$;
create trigger rename_training_records after update of name on training
  for each row when (old.name is distinct from new.name) execute function rename_training_records();
