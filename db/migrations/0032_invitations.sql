-- Somebody is asked to come in: by a mail with a link, or by a code on a printed sheet. Of links and codes the
-- hashes alone are here; each mail brings a link of its own, and all of them end with the first that is used.
create table invitation (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  person uuid not null,
  -- Where it was sent; empty where a code was printed.
  email text,
  token_hashes text[] not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- How many reminders have gone out.
  reminders integer not null default 0,
  opened_at timestamptz,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, person) references person (company_id, id) on delete cascade
);
create unique index invitation_waiting on invitation (company_id, person)
  where accepted_at is null and revoked_at is null;
create index invitation_by_person on invitation (company_id, person, created_at desc);
create index invitation_by_token on invitation using gin (token_hashes);
select secure('invitation', 'token_hashes');

-- Where a link or a code leads, in the name of the person whom it is for; nowhere once it is spent.
create function open_invitation(
  given bytea, request text, address text,
  out company_id uuid, out invitation uuid, out person uuid
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  called text;
begin
  select i.company_id, i.id, i.person, p.name into company_id, invitation, person, called
  from invitation i
  join company c on c.id = i.company_id
  join person p on p.company_id = i.company_id and p.id = i.person
  join account a on a.company_id = i.company_id and a.id = i.person
  where i.token_hashes @> array[encode(given, 'hex')] and i.accepted_at is null and i.revoked_at is null
    and i.expires_at > now() and c.suspended_at is null and a.deactivated_at is null;
  if invitation is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', person::text, true),
    set_config('app.actor_name', called, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_invitation from public;
grant execute on function open_invitation to plumbline_gate;

-- Of an account of the caller's company: the name that it is signed in with.
create function sign_in_name_of(account uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select l.email from account a join login l on l.id = a.login_id
  where a.company_id = current_company() and a.id = sign_in_name_of.account
$$;
revoke execute on function sign_in_name_of from public;
grant execute on function sign_in_name_of to plumbline_app;
