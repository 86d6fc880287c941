-- What contractors sent lately is found without reading the year before.
create index submissions_of_contractor on submissions (company_id, trade_contractor, submitted_on)
  where trade_contractor is not null and archived_at is null;
