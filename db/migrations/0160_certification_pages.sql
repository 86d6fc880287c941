-- That a person agrees to stand with their certificates on the certification page of a project or a team: who noted it,
-- and when.
create table certificate_consents (
  person uuid not null,
  noted_by uuid not null
);
select make_record('certificate_consents');
select refer('certificate_consents', 'person', 'person'), refer('certificate_consents', 'noted_by', 'account');
create unique index certificate_consents_once on certificate_consents (company_id, person);
select seen_with('certificate_consents', 'person', 'person');
