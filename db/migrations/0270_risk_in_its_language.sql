-- A company that begins finds its levels and the risk matrix in its own language. The words are handed in: they
-- stand with those of the product, in each language.
drop function set_up_risk(uuid);
create function set_up_risk(of_company uuid, said jsonb) returns void language plpgsql as $$
declare
  first_matrix uuid;
begin
  if exists (select from risk_matrix where company_id = of_company) then return; end if;
  insert into probability_ratings
    (company_id, level, name, description, range_from, range_to, range_unit, colour)
  select of_company, level, words->>'name', words->>'description', range_from, range_to,
    said->'units'->>'frequency', colour
  from (values (1, 0, 0.1, 'good'), (2, 0.1, 0.5, 'calm'), (3, 0.5, 2, 'notice'),
    (4, 2, 12, 'warning'), (5, 12, null, 'danger')) of_level (level, range_from, range_to, colour)
  cross join lateral (select said->'probability'->(level - 1) as words) w;
  insert into severity_ratings
    (company_id, level, name, description, range_from, range_to, range_unit, colour)
  select of_company, level, words->>'name', words->>'description', range_from, range_to,
    case when range_from is not null then said->'units'->>'days' end, colour
  from (values (1, 0, 0, 'good'), (2, 0, 1, 'calm'), (3, 1, 180, 'notice'),
    (4, 180, null, 'warning'), (5, null, null, 'danger')) of_level (level, range_from, range_to, colour)
  cross join lateral (select said->'severity'->(level - 1) as words) w;
  insert into risk_matrix (company_id, number) values (of_company, 1) returning id into first_matrix;
  insert into risk_matrix_cell
    (company_id, matrix, probability, severity, score, band, colour, action_required, approval_level)
  select of_company, first_matrix, p, s, p * s, band, colour,
    said->'bands'->band->>'action', said->'bands'->band->>'approval'
  from generate_series(1, 5) p, generate_series(1, 5) s, (values
    ('low', 1, 4, 'good'),
    ('moderate', 5, 9, 'notice'),
    ('high', 10, 16, 'warning'),
    ('extreme', 17, 25, 'danger')
  ) bands (band, least, most, colour)
  where p * s between least and most;
end $$;
