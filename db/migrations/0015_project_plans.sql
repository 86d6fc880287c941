-- What a project expects: which form, how often and by when; and the days on which work stood still.

create table project_forms (
  project uuid not null,
  form uuid not null,
  frequency text not null,
  -- 1 is Monday: the days of a daily form, the one day on which a weekly one is due.
  weekdays integer[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  month_day integer check (month_day between 1 and 31),
  due_time time not null,
  starts_on date not null,
  ends_on date,
  on_rain_days boolean not null default false,
  asked uuid,
  constraint project_forms_rhythm check (case frequency
    when 'daily' then cardinality(weekdays) > 0 and month_day is null
    when 'weekly' then cardinality(weekdays) = 1 and month_day is null
    when 'monthly' then weekdays = '{}' and month_day is not null
    else false end),
  -- What was ended before its first day was never expected.
  constraint project_forms_begins_before_it_ends check (ends_on >= starts_on - 1)
);
select make_record('project_forms');
select refer('project_forms', 'project', 'projects');
select refer('project_forms', 'form', 'forms');
select refer('project_forms', 'asked', 'account');

-- Declared by whoever made the row. One that is revoked stays, and counts no more.
create table rain_days (
  project uuid not null,
  day date not null,
  kind text not null
    check (kind in ('rain', 'snow', 'wind', 'heat', 'lightning', 'strike', 'shutdown', 'other')),
  part text not null check (part in ('full', 'am', 'pm')),
  reason text,
  affects_forms boolean not null,
  revoked_at timestamptz,
  revoked_by uuid
);
select make_record('rain_days');
select refer('rain_days', 'project', 'projects');
create unique index rain_days_standing on rain_days (company_id, project, day, kind, part)
  where revoked_at is null;

-- From when to when a project was on hold: its status says only how it is now.
create table project_holds (
  project uuid not null,
  from_on date not null,
  to_on date
);
select make_record('project_holds');
alter table project_holds add foreign key (company_id, project)
  references projects (company_id, id) on delete cascade;
create index project_holds_by_project on project_holds (company_id, project);

create function note_project_hold() returns trigger language plpgsql as $$
declare
  today date := (select (now() at time zone timezone)::date from company where id = new.company_id);
begin
  if tg_op = 'UPDATE' and old.status = 'on_hold' and new.status <> 'on_hold' then
    update project_holds set to_on = today - 1
    where company_id = new.company_id and project = new.id and to_on is null;
  elsif new.status = 'on_hold' and (tg_op = 'INSERT' or old.status <> 'on_hold') then
    insert into project_holds (company_id, project, from_on) values (new.company_id, new.id, today);
  end if;
  return null;
end $$;
create trigger note_project_hold after insert or update on projects
  for each row execute function note_project_hold();
