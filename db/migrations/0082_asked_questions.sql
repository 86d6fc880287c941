-- How many questions a form may ask: one count for the list of forms, the choice of a form and the library.
-- What structures a form, or follows from other answers, is no question.
create function asked_questions(definition jsonb) returns int language sql immutable parallel safe as $$
  select count(*)::int from jsonb_array_elements(definition -> 'fields') field
  where field ->> 'type' not in ('section', 'page', 'info', 'calculated')
$$;
