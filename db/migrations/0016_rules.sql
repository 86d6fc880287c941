-- Where a deficiency is to be put right, as the form that raised it named it.
alter table deficiencies add project uuid;
select refer('deficiencies', 'project', 'projects');
