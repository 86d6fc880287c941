-- Of which version, and after how many days, a person without an account was last mailed the link by itself: what was
-- mailed once is not mailed again.
alter table document_link add reminded text;
