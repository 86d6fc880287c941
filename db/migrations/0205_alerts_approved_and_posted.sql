-- The incident that an alert tells of, who approves it, and who did. What they approved is the text of that moment.
alter table safety_alerts
  add column incident uuid,
  add column approver uuid,
  add column approved_by uuid,
  add column approved_at timestamptz,
  add constraint safety_alerts_approved check ((approved_by is null) = (approved_at is null));
select refer('safety_alerts', 'incident', 'incidents'),
  refer('safety_alerts', 'approver', 'account'),
  refer('safety_alerts', 'approved_by', 'account');

-- Whether a company asks for a second person before an alert is published.
alter table company add column alerts_approved boolean not null default false;

-- Boards and the tablets at gates are channels as mail is. What there was stood on boards.
alter table safety_alerts disable trigger user;
update safety_alerts set channels = channels || '{board,gate}';
alter table safety_alerts enable trigger user;
