-- A deficiency that an incident led to names it. A number that no incident here has stays readable in its description.
alter table deficiencies add column incident uuid;
select refer('deficiencies', 'incident', 'incidents');
update deficiencies d set incident = i.id from incidents i
where i.company_id = d.company_id and i.number = d.incident_number;
update deficiencies set description = concat_ws(E'\n\n', description, incident_number)
where incident is null and incident_number is not null;
alter table deficiencies drop column incident_number;
