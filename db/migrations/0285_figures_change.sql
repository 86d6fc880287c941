-- Figures that are worked out stay in the memory of each server and are right as long as nothing that they count has
-- changed. Each statement that changes a row of such a table leaves a mark in its transaction: a difference like those
-- of counts, which no other waits for and which is gone when the transaction is. Their sum is the version of what is
-- counted. A mark is of any size, so that a database that was restored never comes to a sum that it had with other rows.
create function note_change() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into count_difference
    select r.company_id, tg_argv[0], '{}', 1 + floor(random() * 1e9) from gone r group by 1;
  else
    insert into count_difference
    select r.company_id, tg_argv[0], '{}', 1 + floor(random() * 1e9) from come r group by 1;
  end if;
  return null;
end $$;
revoke execute on function note_change() from public;

create function mark_changes(of text, changed regclass) returns void language plpgsql as $$
begin
  execute format($make$
    create trigger %1$s_come after insert on %2$s referencing new table as come
      for each statement execute function note_change(%3$L);
    create trigger %1$s_changed after update on %2$s referencing new table as come
      for each statement execute function note_change(%3$L);
    create trigger %1$s_gone after delete on %2$s referencing old table as gone
      for each statement execute function note_change(%3$L);
  $make$, 'mark_' || of, changed, of);
end $$;
revoke execute on function mark_changes(text, regclass) from public;

-- Every table that the figures of the overview read; the zone of the company is looked at with the version.
select mark_changes('figures', changed) from unnest(array[
  'account', 'answer', 'deficiencies', 'deficiency_event', 'engagement', 'entities', 'form_version', 'forms',
  'hazards', 'incident_person', 'incident_reasons', 'incident_reasons_sublists', 'incidents', 'inventory',
  'probability_ratings', 'project_forms', 'project_holds', 'projects', 'rain_days', 'severity_ratings',
  'submissions', 'talk_absence', 'talk_attendance', 'teams', 'toolbox_talk_deliveries',
  'toolbox_talk_schedules', 'toolbox_talks', 'trade_contractors', 'worked_hours', 'workplace_workers'
]::regclass[]) changed;

-- Each night, and when counts are counted anew, figures are too: whatever was overlooked does not stay.
create function forget_figures() returns void language sql as $$
  insert into count_difference select id, 'figures', '{}', 1 + floor(random() * 1e9) from company
$$;
revoke execute on function forget_figures() from public;
