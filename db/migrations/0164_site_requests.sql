-- What visitors of the public site ask the provider for. It belongs to no company: only the gate's role reads it.
create table site_request (
  -- Made in the browser: sent twice, it is one request.
  id uuid primary key,
  kind text not null check (kind in ('contact', 'trial', 'demo')),
  name text not null,
  company text not null default '',
  email text not null,
  phone text not null default '',
  message text not null default '',
  lang text not null check (lang in ('en', 'fr', 'es')),
  -- The beginning of the demo that was chosen.
  demo_at timestamptz check ((demo_at is not null) = (kind = 'demo')),
  consented_at timestamptz not null default now(),
  state text not null default 'new' check (state in ('new', 'contacted', 'done', 'spam')),
  note text not null default '',
  changed_at timestamptz not null default now()
);
-- An hour is given away once.
create unique index site_request_demo on site_request (demo_at) where state in ('new', 'contacted');
create index site_request_by_state on site_request (state, consented_at desc);
grant select, insert, update, delete on site_request to plumbline_gate;
