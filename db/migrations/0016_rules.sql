-- Where a deficiency is to be put right, as the form that raised it named it.
alter table deficiencies add project uuid;
select refer('deficiencies', 'project', 'projects');

-- An inspector's order is to be complied with by a day; a notice that it was is due after that.
alter table deficiencies add comply_by date;
alter table deficiency_event drop constraint deficiency_event_kind_check;
alter table deficiency_event add constraint deficiency_event_kind_check check (kind in ('raised',
  'started', 'done', 'verified', 'rejected', 'duplicate', 'voided', 'accepted', 'reassigned', 'extended',
  'effective', 'not_effective', 'reminded', 'escalated', 'notice_due'));
