-- Devices on which a person is told. The address of a device is one browser's: who subscribes there last has it.
create table push_subscription (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  account uuid not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- What the browser says it is, for the person who looks over their devices.
  device text not null,
  -- The last notice that it was told of, or that there was before it.
  since uuid not null default new_id(),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, account) references account (company_id, id) on delete cascade
);
create unique index push_subscription_endpoint on push_subscription (endpoint);
create index push_subscription_of_account on push_subscription (company_id, account);
alter table push_subscription enable row level security;
create policy company_scope on push_subscription
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on push_subscription to plumbline_app;

-- Whether a device is told of it, as its person chose when it was written.
alter table notice add push boolean not null default false;

-- A browser that another company's person used before is told for the one who asks now: the row that goes may be of
-- another company, which the policies hide.
create function release_push_endpoint(given text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from push_subscription where endpoint = given $$;
revoke execute on function release_push_endpoint from public;
grant execute on function release_push_endpoint to plumbline_app;
