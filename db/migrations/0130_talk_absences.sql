-- Who of the crew was not at a talk, and why. Only who worked there counts as having missed it.
create table talk_absence (
  delivery uuid not null,
  person uuid not null,
  reason text not null check (reason in ('off', 'elsewhere', 'working'))
);
select make_record('talk_absence');
select refer('talk_absence', 'delivery', 'toolbox_talk_deliveries'), refer('talk_absence', 'person', 'person');
create unique index talk_absence_once on talk_absence (company_id, delivery, person);
revoke update, delete on talk_absence from plumbline_app;
select seen_with('talk_absence', 'delivery', 'toolbox_talk_deliveries');
