-- Somebody signs on another person's device, and that person attests it. What they attest stands with the
-- signature in the words that they saw; a person with nothing to sign with is attested alone.
alter table signature add column attestation text;
alter table signature drop constraint signature_method_check;
alter table signature add constraint signature_method_check
  check (method in ('drawn', 'typed', 'pin', 'link', 'attested'));
alter table signature add constraint signature_attested_by
  check ((attestation is null or witnessed_by is not null) and (method <> 'attested' or attestation is not null));

-- Whether superiors, too, may sign on another person's device.
alter table forms add column superiors_attested boolean;

-- The page that holds a paper's hash against what was received says how it is signed. The holder of the paper is
-- nobody here: the hash is what opens it.
create function verify_signatures(given uuid, said text) returns table (signed integer, attested integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer, count(g.attestation)::integer from signature g
  where g.submission = given and g.document_hash = said and g.declined_reason is null
$$;
revoke execute on function verify_signatures from public;
grant execute on function verify_signatures to plumbline_gate;
