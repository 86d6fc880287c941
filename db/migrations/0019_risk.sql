-- The risk of what is wrong, and the risk that is left once it was put right, each by the version of
-- the matrix that was in force when it was rated.
alter table deficiencies
  add before_probability uuid,
  add before_severity uuid,
  add before_score numeric,
  add before_band text,
  add before_matrix numeric,
  add after_probability uuid,
  add after_severity uuid,
  add after_score numeric,
  add after_band text,
  add after_matrix numeric;
select refer('deficiencies', 'before_probability', 'probability_ratings');
select refer('deficiencies', 'before_severity', 'severity_ratings');
select refer('deficiencies', 'after_probability', 'probability_ratings');
select refer('deficiencies', 'after_severity', 'severity_ratings');
