-- What was mended of a file before it was imported: the import does what its check was shown.
alter table import_run add mending jsonb not null default '{"lines": {}, "values": []}';

drop trigger log_change on import_run;
create constraint trigger log_change after insert or update or delete on import_run
  deferrable initially deferred
  for each row execute function log_change('row_ids', 'changed', 'mending');
