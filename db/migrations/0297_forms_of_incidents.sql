-- A form of kind incident adds its answers to the record of an incident: the submission names it.
alter table submissions add incident uuid;
select refer('submissions', 'incident', 'incidents');
