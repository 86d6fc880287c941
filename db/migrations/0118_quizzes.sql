-- Readers answer the quiz of a version before they sign it: each try stands as it was handed in.
create table document_quiz_try (
  document uuid not null,
  number integer not null,
  -- Of the version that was read.
  hash text not null,
  person uuid not null,
  -- On another's device: whose.
  witness uuid,
  lang text not null check (lang in ('en', 'fr', 'es')),
  answers jsonb not null,
  -- Of 100, and whether that was enough.
  score integer not null check (score between 0 and 100),
  passed boolean not null,
  tried_at timestamptz not null default clock_timestamp()
);
select make_record('document_quiz_try');
select refer('document_quiz_try', 'document', 'document'),
  refer('document_quiz_try', 'person', 'person'),
  refer('document_quiz_try', 'witness', 'account');
create index document_quiz_try_of_person on document_quiz_try (company_id, document, person, number);
revoke update, delete on document_quiz_try from plumbline_app;
create trigger frozen before update on document_quiz_try
  for each row execute function refuse_signoff_change();

-- What a person has understood: their score, at which try, and the language of the quiz.
alter table document_signoff add score integer check (score between 0 and 100), add tries integer check (tries > 0),
  add quiz_lang text check (quiz_lang in ('en', 'fr', 'es')),
  add check ((score is null) = (tries is null) and (score is null) = (quiz_lang is null));

-- A content as readers are sent it: nothing says which answers are right.
create function without_right(content jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    case when part ->> 'kind' = 'quiz' then jsonb_set(part, '{questions}', (
        select coalesce(jsonb_agg(question || '{"right": []}' order by at), '[]')
        from jsonb_array_elements(part -> 'questions') with ordinality as asked (question, at)))
      else part end order by n), '[]')
  from jsonb_array_elements(content) with ordinality as each (part, n)
$$;
