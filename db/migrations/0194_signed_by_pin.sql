-- Who signs a document with their own PIN on another's device is attested by nobody.
alter table document_signoff drop constraint document_signoff_check;
alter table document_signoff add constraint document_signoff_attested check (
  case when given ->> 'method' = 'pin' then attestation is null
    else (witness is null) = (attestation is null) end);
