-- Where a project is among the places of the company: forms that contractors fill there offer that place and those in it.
alter table projects add location uuid;
select refer('projects', 'location', 'locations');
