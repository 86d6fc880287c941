-- One human is one person, whatever they are to the company: an employee of an entity, the worker of a trade
-- contractor, a visitor, the contact of a client. A person may have an account; an account may have a login.

create table person (
  name text not null,
  first_name text not null,
  last_name text not null,
  preferred_name text,
  photo uuid,
  email text,
  mobile text,
  language text not null check (language in ('en', 'fr', 'es')),
  employee_no text,
  job_title text,
  trade text,
  supervisor uuid
);
select make_register('person', '{name,email,employee_no,job_title}');
select refer('person', 'photo', 'file');
select refer('person', 'supervisor', 'account');
create unique index person_email_unique on person (company_id, lower(email)) where archived_at is null;
create unique index person_employee_no_unique on person (company_id, employee_no) where archived_at is null;

create function name_person() returns trigger language plpgsql as $$
begin
  new.name := concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, ''));
  return new;
end $$;
create trigger name_person before insert or update on person for each row execute function name_person();

-- What a person is to the company, from a day to a day; a day that is not known is left out.
create table engagement (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  person uuid not null,
  kind text not null check (kind in ('employee', 'contractor_worker', 'visitor', 'client_contact')),
  entity uuid,
  trade_contractor uuid,
  client uuid,
  starts_on date,
  ends_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, person) references person (company_id, id) on delete cascade,
  check (ends_on >= starts_on),
  check (kind = 'employee' or entity is null),
  check (kind = 'contractor_worker' or trade_contractor is null),
  check (kind = 'client_contact' or client is null)
);
select refer('engagement', 'entity', 'entities');
select refer('engagement', 'trade_contractor', 'trade_contractors');
select refer('engagement', 'client', 'clients');
create unique index engagement_once on engagement
  (company_id, person, kind, entity, trade_contractor, client, starts_on) nulls not distinct;
select secure('engagement');

-- Who has an account is a person already; who signs in to one company as staff and as a contractor is one.
alter table account add person uuid;
insert into person (company_id, id, first_name, last_name, email, language, created_at, archived_at)
  select distinct on (a.company_id, a.login_id) a.company_id, a.id, a.first_name, a.last_name, l.email,
    a.locale, a.created_at, a.deactivated_at
  from account a join login l on l.id = a.login_id
  order by a.company_id, a.login_id, a.kind = 'staff' desc;
update account a set person = p.id
  from account b join person p on p.company_id = b.company_id and p.id = b.id
  where b.company_id = a.company_id and b.login_id = a.login_id;
insert into engagement (company_id, person, kind)
  select distinct company_id, person, case kind when 'staff' then 'employee' else 'contractor_worker' end
  from account;
set constraints all immediate;
alter table account alter person set not null, alter login_id drop not null;
alter table account add foreign key (company_id, person) references person (company_id, id)
  on delete cascade;
alter table account add check (kind <> 'staff' or person = id);
create index account_by_person on account (company_id, person);
create index session_of_account on session (account_id);

-- An account that names nobody makes its person known to the company.
create function know_person() returns trigger language plpgsql as $$
begin
  if new.person is null then
    insert into person (company_id, id, first_name, last_name, email, language, archived_at)
      select new.company_id, new.id, new.first_name, new.last_name, l.email, new.locale, new.deactivated_at
      from (select new.login_id as id) given left join login l on l.id = given.id;
    new.person := new.id;
  end if;
  return new;
end $$;
create trigger know_person before insert on account for each row execute function know_person();

-- An account is called as its person is and speaks their language.
create function follow_person() returns trigger language plpgsql as $$
begin
  update account a set first_name = new.first_name, last_name = new.last_name, locale = new.language
  where a.company_id = new.company_id and a.person = new.id
    and (a.first_name, a.last_name, a.locale)
      is distinct from (new.first_name, new.last_name, new.language);
  return null;
end $$;
create trigger follow_person after update of first_name, last_name, language on person
  for each row execute function follow_person();

-- Of an account of the caller's company: whether somebody can sign in to it, and when they were last here.
create function sign_ins_of(account uuid, out can_sign_in boolean, out last_seen timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.password_hash is not null, greatest(
    (select max(s.seen_at) from session s where s.account_id = a.id),
    (select c.at from change c where c.company_id = a.company_id and c.subject_id = a.id
      and c.action in ('sign-in', 'sign-out') order by c.seq desc limit 1))
  from account a left join login l on l.id = a.login_id
  where a.company_id = current_company() and a.id = sign_ins_of.account
$$;
revoke execute on function sign_ins_of from public;
grant execute on function sign_ins_of to plumbline_app;
