-- A published version that was reviewed and found right as it is: its next review is counted from that day.
alter table document_version add reviewed_by uuid, add reviewed_at timestamptz;
select refer('document_version', 'reviewed_by', 'account');
