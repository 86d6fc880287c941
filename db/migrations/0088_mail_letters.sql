-- Whose look a mail has, who writes it, and where an answer to it goes.
alter table mail
  add sender text,
  add reply_to text,
  -- Where the file store has the logo that the page shows.
  add logo text;

-- The account of the person whom a notice names as its cause: its mail says how they are reached.
alter table notice
  add cause uuid,
  add foreign key (company_id, cause) references account (company_id, id) on delete set null (cause);
create index notice_by_cause on notice (company_id, cause) where cause is not null;
