-- An incident points at a hazard: one that a cause of it was, or one that it was the first to show. The rating of the
-- first is looked at once more; the second was rated as it was added.
create table hazard_review (
  hazard uuid not null,
  incident uuid not null,
  -- In the words of the investigation.
  cause text check (cause <> ''),
  came_of boolean not null default false,
  done_at timestamptz,
  done_by uuid,
  -- Why the rating stands; nothing where it was rated anew.
  note text
);
select make_record('hazard_review');
select refer('hazard_review', 'hazard', 'hazards'), refer('hazard_review', 'done_by', 'account');
alter table hazard_review
  add foreign key (company_id, incident) references incidents (company_id, id) on delete cascade;
create index hazard_review_by_incident on hazard_review (company_id, incident);
create unique index hazard_review_once on hazard_review (company_id, hazard, incident);
create index hazard_review_open on hazard_review (company_id, hazard) where done_at is null;
select seen_with('hazard_review', 'incident', 'incidents');
