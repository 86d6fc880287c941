-- A company asks its people for papers too: a licence, a certificate.
alter table user_field drop constraint user_field_kind_check;
alter table user_field add constraint user_field_kind_check
  check (kind in ('text', 'number', 'date', 'choice', 'choices', 'yes-no', 'file'));
