-- How each person stands with the trainings that are asked of them: judged by the product a moment after something that
-- it follows from was written. What is written notes whose standing that was; until it is judged, a reader judges those few.
create table training_standing (
  company_id uuid not null references company (id),
  person uuid not null,
  -- By course, the letter of the matrix; only what is asked of them.
  cells jsonb not null,
  primary key (company_id, person)
);
-- Whose is to be judged again; everybody's where no person is named.
create table training_again (
  company_id uuid not null,
  id uuid not null default new_id(),
  person uuid,
  primary key (company_id, id)
);
-- Up to which day all were judged: certificates end and graces run out by themselves.
create table training_judged (
  company_id uuid not null references company (id),
  day date not null,
  primary key (company_id)
);

select of_company_alone('training_standing'), of_company_alone('training_again'), of_company_alone('training_judged');

-- Of a table whose rows name a person; without a column, everybody is judged again.
create function note_training() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    execute format('insert into training_again (company_id, person) select distinct company_id, %s from come',
      coalesce(quote_ident(tg_argv[0]), 'null::uuid'));
  end if;
  if tg_op <> 'INSERT' then
    execute format('insert into training_again (company_id, person) select distinct company_id, %s from gone',
      coalesce(quote_ident(tg_argv[0]), 'null::uuid'));
  end if;
  return null;
end $$;

create function training_follows(given regclass, person text default null) returns void language plpgsql as $$
declare
  named text := coalesce(quote_literal(person), '');
begin
  execute format('create trigger training_come after insert on %s referencing new table as come
    for each statement execute function note_training(%s)', given, named);
  execute format('create trigger training_changed after update on %s referencing old table as gone new table as come
    for each statement execute function note_training(%s)', given, named);
  execute format('create trigger training_gone after delete on %s referencing old table as gone
    for each statement execute function note_training(%s)', given, named);
end $$;
revoke execute on function training_follows(regclass, text) from public;
select training_follows('training_records', 'person'), training_follows('audience_member', 'person'),
  training_follows('engagement', 'person'), training_follows('person', 'id'),
  training_follows('training'), training_follows('training_requirements'), training_follows('operation_roles');

select keep_counts('training', 'training_standing', $$select array[key, value] from jsonb_each_text(r.cells)$$);
