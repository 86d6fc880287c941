-- What a company wants to know of its people can be a column that their list begins with.
alter table user_field add column listed boolean;
