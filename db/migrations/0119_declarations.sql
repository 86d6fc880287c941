-- The declarations of a document that a person ticked before they signed, in the words that they read.
alter table document_signoff add declared text[] not null default '{}';
