-- Where another company is the constructor of a project, notices to the ministry name it with its address.
alter table projects add column constructor_name text;
