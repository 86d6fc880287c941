-- What the provider agreed with a company: the name of its plan, how many people may sign in, how much its files may
-- take, and which parts of the product it does not use. Data of a part that is off stays.
alter table company
  add plan text not null default '',
  add max_accounts integer check (max_accounts > 0),
  add max_bytes bigint check (max_bytes > 0),
  add modules_off text[] not null default '{}';

-- Asked where a session opens, which is before the company of the transaction is sure.
create function modules_off_of(company uuid) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select c.modules_off from company c where c.id = modules_off_of.company), '{}')
$$;
revoke execute on function modules_off_of from public;
grant execute on function modules_off_of to plumbline_app;
