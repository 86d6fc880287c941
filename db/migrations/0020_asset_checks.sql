-- What each submission found of each asset that a fail locks out, so that a release can ask for a pass
-- of whatever it failed last. Instants are the server's: a phone's clock may be wrong.
create table asset_check (
  company_id uuid not null references company,
  submission uuid not null,
  asset uuid not null,
  form uuid not null,
  failed boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, submission, asset),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, asset) references inventory (company_id, id) on delete cascade,
  foreign key (company_id, form) references forms (company_id, id)
);
create index asset_check_by_asset on asset_check (company_id, asset, form, at desc);
create index asset_check_by_form on asset_check (company_id, form);
alter table asset_check enable row level security;
create policy company_scope on asset_check using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on asset_check to plumbline_app;

insert into asset_check (company_id, submission, asset, form, failed, at)
select distinct s.company_id, s.id, o.asset, s.form, true, o.created_at
from asset_tag_out o join submissions s on s.company_id = o.company_id and s.id = o.submission
where o.released_at is null;

insert into asset_check (company_id, submission, asset, form, failed, at)
select p.company_id, p.id, p.asset, p.form, false, r.received_at
from asset_check c join submissions p on p.company_id = c.company_id and p.asset = c.asset and p.form = c.form
join submission_revision r on r.company_id = p.company_id and r.submission = p.id and r.n = 1
where not p.critical and r.received_at > c.at
on conflict do nothing;
