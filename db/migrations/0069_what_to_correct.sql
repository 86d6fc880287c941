-- A submission that is returned names the questions that are to be answered anew.
alter table submission_event add questions text[] not null default '{}';
