-- What is so urgent that quiet hours do not hold it back; and, of a device, up to where it was told of that during them.
alter table notice add passes_quiet boolean not null default false;
alter table push_subscription add urgent_since uuid;
