-- Audiences may name roles of operations: they are worked out anew when the people of a role change.
create trigger note_membership after insert or delete or update of persons, archived_at on operation_roles
  for each statement execute function note_membership();
