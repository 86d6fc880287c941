-- Toolbox talks: what a crew hears before it works, and the groups that talks are kept in.
create table toolbox_talk_categories (name text not null, description text);
select make_register('toolbox_talk_categories', '{name}');
create unique index toolbox_talk_categories_name_unique on toolbox_talk_categories (company_id, folded(name))
  where archived_at is null;

create table toolbox_talks (
  title text not null,
  category uuid not null,
  content jsonb not null default '[]',
  questions jsonb not null default '[]',
  minutes numeric,
  seasons text[] not null default '{}',
  legislation text,
  files uuid[] not null default '{}',
  source text not null
);
select make_register('toolbox_talks', '{title}');
select refer('toolbox_talks', 'category', 'toolbox_talk_categories');
create unique index toolbox_talks_title_unique on toolbox_talks (company_id, folded(title))
  where archived_at is null;
