-- By which words a submission is found beside its number: its title and what its present revision says, without what
-- is confidential.
create table submission_words (
  company_id uuid not null references company,
  submission uuid not null,
  at timestamptz not null,
  words tsvector not null,
  primary key (company_id, submission),
  foreign key (company_id, submission) references submissions (company_id, id) on delete cascade
);
create index submission_words_by_time on submission_words (company_id, at desc);
create index submission_words_by_word on submission_words using gin (words);
alter table submission_words enable row level security;
create policy company_scope on submission_words
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on submission_words to plumbline_app;
select seen_with('submission_words', 'submission', 'submissions');

-- Each word that was typed, or what begins with it.
create function asked_words(typed text) returns tsquery
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(to_tsvector('simple', folded(typed)))
$$;

-- The submissions of the present company that say all of this, the latest of them. Under row-level security no index on
-- words is used, because asking them might tell of rows that are not seen: this asks as the owner of the tables, and
-- answers ids alone; who asks reads of them what they may see. A word of many is soon found by going back in time, one
-- of few by the index of words.
create function submissions_saying(typed text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.company_id', true), '')::uuid;
  asked constant tsquery := asked_words(typed);
  found uuid[];
begin
  if asked is null then return; end if;
  found := array(
    select late.submission from (
      select submission, words from submission_words where company_id = mine
      order by at desc limit most * 4) late
    where late.words @@ asked limit most);
  if cardinality(found) < most then
    found := array(
      with said as materialized (
        select submission, at from submission_words where company_id = mine and words @@ asked)
      select submission from said order by at desc limit most);
  end if;
  return query select unnest(found);
end $$;
revoke execute on function submissions_saying from public;
grant execute on function submissions_saying to plumbline_app;
