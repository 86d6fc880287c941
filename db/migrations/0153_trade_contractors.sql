-- What a contractor proves, who speaks for it, and where it works. How it stands is worked out of this each time it is
-- read: a paper that lapses at midnight needs nobody to notice.
alter table trade_contractors
  add legal_name text,
  add trades text[] not null default '{}',
  add state text not null default 'pending',
  add condition text,
  add suspended_reason text,
  add phone text,
  add website text,
  add address jsonb,
  add emergency_name text,
  add emergency_phone text,
  add wsib_account text,
  add safety_rating text,
  add history jsonb not null default '[]',
  add sub_tier_of uuid,
  add notes text;
update trade_contractors set state = 'suspended', suspended_reason = 'It was not active.' where not active;
alter table trade_contractors alter state drop default, drop active;
select refer('trade_contractors', 'sub_tier_of', 'trade_contractors');

-- Certificates, insurances and documents, each until a day.
create table tc_papers (
  trade_contractor uuid not null,
  kind text not null,
  name text not null,
  issuer text,
  coverage numeric,
  additional_insured boolean,
  starts_on date,
  expires_on date,
  file uuid,
  notes text
);
select make_register('tc_papers', '{name,issuer}');
select refer('tc_papers', 'trade_contractor', 'trade_contractors'), refer('tc_papers', 'file', 'file');

create table tc_contacts (
  trade_contractor uuid not null,
  name text not null,
  role text not null,
  email text,
  phone text,
  language text not null,
  account uuid
);
select make_register('tc_contacts', '{name,email}');
select refer('tc_contacts', 'trade_contractor', 'trade_contractors'), refer('tc_contacts', 'account', 'account');

-- The projects on which a contractor may work. The name of the project stands beside it, so that lists search and sort by it.
create table tc_projects (
  name text not null,
  trade_contractor uuid not null,
  project uuid not null,
  starts_on date not null,
  ends_on date
);
select make_register('tc_projects', '{name}');
select refer('tc_projects', 'trade_contractor', 'trade_contractors'), refer('tc_projects', 'project', 'projects');
create function rename_tc_projects() returns trigger language plpgsql as $$
begin
  update tc_projects p set name = new.name
  where p.company_id = new.company_id and p.project = new.id and p.name <> new.name;
  return null;
end $$;
create trigger rename_tc_projects after update of name on projects
  for each row when (old.name is distinct from new.name) execute function rename_tc_projects();
