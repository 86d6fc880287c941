-- Submissions: what was filled in, what was signed, what became of it. A submission points at a
-- version of a form, never at a form; its answers lie in revisions that do not change.

-- Which number comes next, by company, kind and year; numbers are never used again.
create table number_series (
  company_id uuid not null references company,
  series text not null,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, series, year)
);
alter table number_series enable row level security;
create policy company_scope on number_series using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on number_series to plumbline_app;

-- "SUB-2026-0042", and "SUB-2026-10042" where a year has so many.
create function next_number(series text) returns text language sql volatile as $$
  insert into number_series as s (company_id, series, year, last)
  values (current_company(), series, extract(year from now())::integer, 1)
  on conflict (company_id, series, year) do update set last = s.last + 1
  returning s.series || '-' || s.year || '-' || lpad(s.last::text, greatest(4, length(s.last::text)), '0')
$$;

-- What somebody is still filling in: the answers as they are, hidden ones too. Every pause saves it,
-- so the log does not tell of it. `submission` is set while a submission is being revised.
create table submission_draft (
  company_id uuid not null references company,
  id uuid not null,
  account uuid not null,
  form uuid not null,
  form_version uuid not null,
  submission uuid,
  answers jsonb not null default '{}',
  context jsonb not null default '{}',
  revision integer not null default 1,
  started_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, account) references account (company_id, id),
  foreign key (company_id, form) references forms (company_id, id),
  foreign key (company_id, form_version) references form_version (company_id, id)
);
create index submission_draft_by_account on submission_draft (company_id, account, saved_at desc);
create index submission_draft_by_form on submission_draft (company_id, form);
create index submission_draft_by_form_version on submission_draft (company_id, form_version);
alter table submission_draft enable row level security;
create policy company_scope on submission_draft using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on submission_draft to plumbline_app;

-- The row that lists show. `stage` sums up the facts in the tables below and is kept right by the
-- code that adds one of them.
create table submissions (
  number text not null,
  title text not null,
  form uuid not null,
  stage text not null,
  revision numeric not null default 1,
  location uuid,
  asset uuid,
  submitted_by uuid,
  on_behalf_of text,
  source text not null,
  submitted_at timestamptz not null,
  submitted_on date not null,
  duration numeric,
  late boolean not null default false,
  percent numeric,
  passed boolean,
  fails numeric not null default 0,
  critical boolean not null default false,
  signatures_needed numeric not null default 0,
  signatures_given numeric not null default 0
);
select make_register('submissions', '{number,title}');
select refer('submissions', 'form', 'forms');
select refer('submissions', 'location', 'locations');
select refer('submissions', 'asset', 'inventory');
select refer('submissions', 'submitted_by', 'account');
create unique index submissions_number_unique on submissions (company_id, number);
create index submissions_by_time on submissions (company_id, submitted_at, id) where archived_at is null;
create index submissions_by_stage on submissions (company_id, stage, submitted_at, id) where archived_at is null;
create index submissions_of_form on submissions (company_id, form, submitted_at) where archived_at is null;
create index submissions_by_title on submissions (company_id, folded(title), id) where archived_at is null;
create index submissions_by_fails on submissions (company_id, fails, id) where archived_at is null;

-- What was sent, as it was sent: for ever. Hidden answers are not among them. `hash` is of all of it,
-- and stands in the log, which need not hold the answers a second time.
create table submission_revision (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  submission uuid not null,
  n integer not null check (n > 0),
  form_version uuid not null,
  answers jsonb not null,
  files jsonb not null default '[]',
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  points numeric,
  most numeric,
  lang text not null check (lang in ('en', 'fr', 'es')),
  -- What it is about beside its answers: location, asset, on whose behalf, where the device was.
  about jsonb not null,
  device text,
  reason text,
  started_at timestamptz not null,
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  made_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, submission, n),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, form_version) references form_version (company_id, id),
  foreign key (company_id, made_by) references account (company_id, id)
);
create index submission_revision_by_form_version on submission_revision (company_id, form_version);
create index submission_revision_by_made_by on submission_revision (company_id, made_by);
create index submission_revision_by_hash on submission_revision (hash);
select secure('submission_revision', 'answers', 'files', 'about');

create function refuse_revision_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was submitted does not change';
end $$;
create trigger frozen before update on submission_revision
  for each row execute function refuse_revision_change();

-- The answers of the present revision, one a row, for reports.
create table answer (
  company_id uuid not null references company,
  submission uuid not null,
  n integer not null,
  form uuid not null,
  key text not null,
  of_row integer,
  matrix_row text,
  option_id text,
  text text,
  num numeric,
  day date,
  fails boolean not null default false,
  submitted_on date not null,
  primary key (company_id, submission, n),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, form) references forms (company_id, id)
);
create index answer_by_key on answer (company_id, form, key, submitted_on);
alter table answer enable row level security;
create policy company_scope on answer using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on answer to plumbline_app;

-- What happened to a submission, by whom and when.
create table submission_event (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  submission uuid not null,
  kind text not null check (kind in ('submitted', 'revised', 'signed', 'declined', 'returned',
    'approved', 'closed', 'reopened', 'voided', 'mailed')),
  revision integer not null,
  reason text,
  at timestamptz not null default now(),
  by uuid,
  by_name text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, by) references account (company_id, id)
);
create index submission_event_by_submission on submission_event (company_id, submission, at);
create index submission_event_by_by on submission_event (company_id, by);
select secure('submission_event');

-- Who is to sign: a place waits until a signature of the present revision fills it.
create table signature_place (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  submission uuid not null,
  position integer not null,
  role text not null check (role in ('submitter', 'attendee', 'supervisor', 'manager', 'witness')),
  account uuid,
  name text,
  email text,
  -- A link to sign by: its token is only ever sent, its hash is kept.
  link_hash bytea,
  -- What it asks to sign, and in which language.
  link_revision integer,
  link_lang text check (link_lang in ('en', 'fr', 'es')),
  link_sent_at timestamptz,
  link_expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, account) references account (company_id, id)
);
create index signature_place_by_submission on signature_place (company_id, submission, position);
create unique index signature_place_by_link on signature_place (link_hash);
create index signature_place_by_account on signature_place (company_id, account);
select secure('signature_place', 'link_hash');

-- A signature holds for the content whose hash it names, and for no other.
create table signature (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  submission uuid not null,
  place uuid,
  revision integer not null,
  document_hash text not null,
  role text not null,
  signer uuid,
  signer_name text not null,
  method text not null check (method in ('drawn', 'typed', 'pin', 'link')),
  -- What was drawn, relative to the pad; or what was typed, as {"typed": "…"}.
  strokes jsonb,
  statement text not null,
  statement_lang text not null check (statement_lang in ('en', 'fr', 'es')),
  -- Where somebody would not sign: why.
  declined_reason text,
  signed_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Whose session it was given in; on a shared device somebody else's.
  witnessed_by uuid,
  ip text,
  device text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade,
  foreign key (company_id, place) references signature_place (company_id, id) on delete set null (place),
  foreign key (company_id, signer) references account (company_id, id),
  foreign key (company_id, witnessed_by) references account (company_id, id)
);
create index signature_by_submission on signature (company_id, submission, revision);
create index signature_by_place on signature (company_id, place);
-- However many sign at a place at once: one of them has.
create unique index signature_once on signature (company_id, place, revision) where declined_reason is null;
create index signature_by_signer on signature (company_id, signer);
create index signature_by_witnessed_by on signature (company_id, witnessed_by);
select secure('signature');
revoke update, delete on signature from plumbline_app;

-- Only where it was given may be forgotten, when nobody need sign there any more.
create function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if new.place is null and to_jsonb(new) - 'place' = to_jsonb(old) - 'place' then return new; end if;
  raise exception 'what was signed does not change';
end $$;
create trigger frozen before update on signature
  for each row execute function refuse_signature_change();

-- Follows a link to sign by, before anybody is known: from then on the transaction is in the company
-- of the place that it leads to, and its log names whoever was asked to sign there. A link has ended
-- with its days, with the signature, and with whatever became of the submission since it was sent.
create function open_sign_link(
  given bytea, request text, address text,
  out company_id uuid, out submission uuid, out place uuid, out name text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  signer uuid;
begin
  select p.company_id, p.submission, p.id, p.account,
      coalesce(nullif(concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')), ''),
        p.name, p.email)
    into company_id, submission, place, signer, name
    from signature_place p
    join company c on c.id = p.company_id
    join submissions s on s.company_id = p.company_id and s.id = p.submission
    left join account a on a.company_id = p.company_id and a.id = p.account
    where p.link_hash = given and p.link_expires_at > now() and c.suspended_at is null
      and p.link_revision = s.revision
      and s.archived_at is null and s.stage in ('unsigned', 'partly_signed', 'signed')
      and (p.account is null or a.deactivated_at is null)
      and not exists (
        select from submission_event e
        where e.company_id = p.company_id and e.submission = p.submission and e.at > p.link_sent_at
          and e.kind in ('returned', 'approved', 'closed', 'reopened', 'voided'))
      and not exists (
        select from signature g
        where g.company_id = p.company_id and g.place = p.id and g.revision = s.revision
          and g.declined_reason is null);
  if place is null then return; end if;
  perform set_config('app.company_id', company_id::text, true),
    set_config('app.actor_id', coalesce(signer::text, ''), true),
    set_config('app.actor_name', name, true),
    set_config('app.source', 'link', true),
    set_config('app.request_id', request, true),
    set_config('app.ip', coalesce(address, ''), true);
end $$;
revoke execute on function open_sign_link from public;
grant execute on function open_sign_link to plumbline_gate;

-- The number that a person signs with on somebody else's device. Nobody reads it back.
create table signing_pin (
  company_id uuid not null references company,
  account uuid not null,
  -- None: nobody has set one, and whoever tries all the same is not told.
  pin_hash text,
  failures integer not null default 0,
  locked_until timestamptz,
  set_at timestamptz not null default now(),
  primary key (company_id, account),
  foreign key (company_id, account) references account (company_id, id)
);
alter table signing_pin enable row level security;
create policy company_scope on signing_pin using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on signing_pin to plumbline_app;

-- What a paper says of itself, held against what was received. Whoever holds a paper is nobody here,
-- so the function looks for them, past the policies, and says no more than this.
create function verify_submission(
  given uuid, said text, out known boolean, out present boolean, out received_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) > 0, coalesce(bool_or(r.n = s.revision), false), max(r.received_at)
  from submission_revision r
  join submissions s on s.company_id = r.company_id and s.id = r.submission
  where r.hash = said and r.submission = given
$$;
revoke execute on function verify_submission from public;
grant execute on function verify_submission to plumbline_gate;

-- Work on many submissions at once. Its progress is written as it goes; that is no change of records.
create table bulk_action (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  action text not null check (action in ('download', 'send_emails')),
  account uuid not null,
  payload jsonb not null,
  total integer not null,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed', 'failed', 'expired')),
  done integer not null default 0,
  failures jsonb not null default '[]',
  -- How often the work broke off by itself.
  troubles integer not null default 0,
  -- What was made, in the file store until it ends; the first is what a link leads to.
  objects text[] not null default '{}',
  name text,
  bytes bigint,
  sha256 text,
  expires_at timestamptz,
  cleared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, account) references account (company_id, id)
);
create index bulk_action_by_account on bulk_action (company_id, account, created_at desc);
alter table bulk_action enable row level security;
create policy company_scope on bulk_action using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update, delete on bulk_action to plumbline_app;

-- A link to what was made: its token is only ever sent, its hash is kept.
create table bulk_link (
  company_id uuid not null references company,
  token_hash bytea not null,
  action uuid not null,
  uses integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (company_id, token_hash),
  foreign key (company_id, action) references bulk_action (company_id, id) on delete cascade
);
create index bulk_link_by_action on bulk_link (company_id, action);
create index bulk_link_by_token on bulk_link (token_hash);
alter table bulk_link enable row level security;
create policy company_scope on bulk_link using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, delete on bulk_link to plumbline_app;

-- Asked before anybody is known: the link is all that whoever downloads has. Each use is counted.
create function open_download(
  given bytea,
  out company_id uuid, out object text, out name text, out bytes bigint, out sha256 text
) language sql security definer set search_path = public, pg_temp as $$
  update bulk_link l set uses = l.uses + 1
  from bulk_action b join company c on c.id = b.company_id
  where l.token_hash = given and b.company_id = l.company_id and b.id = l.action
    and b.status = 'completed' and b.expires_at > now() and c.suspended_at is null
  returning b.company_id, b.objects[1], b.name, b.bytes, b.sha256
$$;
revoke execute on function open_download from public;
grant execute on function open_download to plumbline_gate;

-- What goes with a mail: where it lies in the file store, and what it is called.
alter table mail add attachments jsonb not null default '[]';

-- What is wrong and must be put right: with an owner and a day, from the moment that it is known.
create table deficiencies (
  number text not null,
  title text not null,
  description text,
  source text not null,
  submission uuid,
  item_key text,
  item_row numeric,
  form uuid,
  incident_number text,
  location uuid,
  asset uuid,
  category uuid,
  hazard uuid,
  severity text not null,
  stop_work boolean,
  immediate_action text,
  photos_before uuid[] not null default '{}',
  raised_by uuid,
  raised_on date not null,
  owner uuid,
  owner_name text,
  due_on date,
  status text not null,
  root_cause text,
  corrective_action text,
  preventive_action text,
  control_level text,
  cost numeric,
  photos_after uuid[] not null default '{}',
  repeat_of uuid,
  order_reference text,
  effectiveness_due date,
  effectiveness text,
  accepted_until date
);
select make_register('deficiencies', '{number,title}');
create unique index deficiencies_number_unique on deficiencies (company_id, number);
select refer('deficiencies', 'submission', 'submissions');
select refer('deficiencies', 'form', 'forms');
select refer('deficiencies', 'location', 'locations');
select refer('deficiencies', 'asset', 'inventory');
select refer('deficiencies', 'category', 'list_values');
select refer('deficiencies', 'hazard', 'hazards');
select refer('deficiencies', 'raised_by', 'account');
select refer('deficiencies', 'owner', 'account');
select refer('deficiencies', 'repeat_of', 'deficiencies');
create index deficiencies_by_due on deficiencies (company_id, due_on, id) where archived_at is null;
create index deficiencies_by_status on deficiencies (company_id, status, due_on, id) where archived_at is null;
create index deficiencies_by_item on deficiencies (company_id, form, item_key, raised_on) where archived_at is null;

-- The steps of a deficiency, by whom and when.
create table deficiency_event (
  company_id uuid not null references company,
  id uuid not null default new_id(),
  deficiency uuid not null,
  kind text not null check (kind in ('raised', 'started', 'done', 'verified', 'rejected', 'duplicate',
    'voided', 'accepted', 'reassigned', 'extended', 'effective', 'not_effective', 'reminded', 'escalated')),
  reason text,
  detail jsonb,
  at timestamptz not null default now(),
  by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, deficiency) references deficiencies (company_id, id) on delete cascade,
  foreign key (company_id, by) references account (company_id, id)
);
create index deficiency_event_by_deficiency on deficiency_event (company_id, deficiency, at);
create index deficiency_event_by_by on deficiency_event (company_id, by);
-- Each is told of once a day, however often the day's work is begun again.
create unique index deficiency_event_once_a_day on deficiency_event
  (company_id, deficiency, kind, (detail ->> 'day'), (detail ->> 'to'), (detail ->> 'part'))
  where kind in ('reminded', 'escalated');
select secure('deficiency_event');

-- The check that an asset failed, where one took it out of service.
alter table asset_tag_out add column submission uuid;
select refer('asset_tag_out', 'submission', 'submissions');
