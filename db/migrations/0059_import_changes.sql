-- What an import changed in rows that were there: each with the values before and after, so that it can be put
-- back for a day. The log has each change as one of its row; here it says only that they were noted.
alter table import_run add column changed jsonb not null default '[]';
drop trigger log_change on import_run;
create constraint trigger log_change after insert or update or delete on import_run
  deferrable initially deferred for each row execute function log_change('row_ids', 'changed');
