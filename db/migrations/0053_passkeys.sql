-- Passkeys: keys of a person's devices, by which they sign in without a password. What is secret stays on the
-- device; here is what its signatures are held against.
create table passkey (
  id uuid not null default new_id() primary key,
  login_id uuid not null references login on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- Rises with each use where the device counts.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  seen_at timestamptz
);
create index passkey_of_login on passkey (login_id);
grant select, insert, update, delete on passkey to plumbline_gate;

-- What a device is asked to sign: good once, for five minutes, for the person who asked where somebody did.
create table passkey_challenge (
  challenge_hash bytea not null primary key,
  login_id uuid references login on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_of_login on passkey_challenge (login_id);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
grant select, insert, delete on passkey_challenge to plumbline_gate;

create function log_passkey() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one passkey := coalesce(new, old);
begin
  perform log_of_login(one.login_id, null,
    case tg_op when 'INSERT' then 'add-passkey' else 'remove-passkey' end,
    jsonb_build_object('passkey', one.name), true);
  return null;
end $$;
revoke execute on function log_passkey from public;
create constraint trigger log_passkey after insert or delete on passkey
  deferrable initially deferred for each row execute function log_passkey();
