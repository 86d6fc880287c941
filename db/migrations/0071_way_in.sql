-- A way in for somebody who lost their second step: a code that a manager gives them, good once and for half an hour.
alter table login_token drop constraint login_token_kind_check;
alter table login_token add check (kind in ('reset', 'second-factor', 'set-up', 'way-in'));

-- Passkeys are called otherwise, which is told too.
create function log_passkey_name() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_of_login(new.login_id, null, 'rename-passkey',
    jsonb_build_object('passkey', new.name, 'was', old.name), true);
  return null;
end $$;
revoke execute on function log_passkey_name from public;
create constraint trigger log_passkey_name after update of name on passkey
  deferrable initially deferred for each row when (new.name <> old.name) execute function log_passkey_name();
