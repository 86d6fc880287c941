-- A company's submissions have as many titles as it has forms: a search goes from one to the next, and to the latest
-- of those that fit, without reading the others.
create index submissions_by_words on submissions (company_id, title, submitted_at) where archived_at is null;
