-- The reader of a mail turns off what it told without signing in: by a link in it, random and stored as a
-- hash, for the kinds of that mail alone.
alter table mail add unsubscribe text;

create table notice_stop_link (
  company_id uuid not null references company,
  token_hash bytea not null unique,
  account uuid not null,
  kinds text[] not null check (kinds <> '{}'),
  -- What they are called in the language of the mail.
  labels text[] not null,
  -- What had been chosen before, to be put back.
  before jsonb,
  stopped_at timestamptz,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, account) references account (company_id, id) on delete cascade
);
create index notice_stop_link_by_end on notice_stop_link (company_id, expires_at);
create index notice_stop_link_of_account on notice_stop_link (company_id, account);
alter table notice_stop_link enable row level security;
create policy company_scope on notice_stop_link
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on notice_stop_link to plumbline_app;

-- The reader of a mail is nobody here: the function looks for the link past the policies, and sets the company
-- that it leads to.
create function open_notice_stop(
  given bytea, request text, address text,
  out company_id uuid, out account uuid, out company text, out kinds text[], out labels text[],
  out stopped boolean, out before jsonb
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select l.company_id, l.account, c.name, l.kinds, l.labels, l.stopped_at is not null,
      coalesce(l.before, '{}')
    into company_id, account, company, kinds, labels, stopped, before
    from notice_stop_link l
    join company c on c.id = l.company_id
    join account a on a.company_id = l.company_id and a.id = l.account and a.deactivated_at is null
    where l.token_hash = given and l.expires_at > now();
  if account is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', '', true),
    set_config('app.actor_name', 'link', true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_notice_stop from public;
grant execute on function open_notice_stop to plumbline_gate;
