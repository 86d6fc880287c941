-- Two on a list of workers may have one name. Where the device says which of them signs, the name is not asked.
drop trigger know_signer on signature_place;
create trigger know_signer before insert on signature_place
  for each row when (new.account is null and new.person is null and new.name is not null)
  execute function know_signer();
