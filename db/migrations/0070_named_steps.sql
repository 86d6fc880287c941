-- Rules say on which forms and severities they hold.
alter table notification_rules
  add forms uuid[] not null default '{}',
  add severities text[] not null default '{}';

-- Each step of a chain names its own people; until now all of a chain named the same. The list of the chain goes on
-- having all of them: the history says their names, and it follows two people who become one.
update escalation_chains set steps = (
  select jsonb_agg(step || jsonb_build_object('people',
    case when step ->> 'to' = 'named' then to_jsonb(people) else '[]'::jsonb end) order by n)
  from jsonb_array_elements(steps) with ordinality each(step, n))
where steps <> '[]'::jsonb;
