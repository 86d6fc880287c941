-- A contractor sends the cards of its workers itself. Such a record counts for nothing until somebody of the company has
-- verified it, whatever evidence it has.
alter table training_records add from_contractor uuid;
select refer('training_records', 'from_contractor', 'trade_contractors');

create or replace function first_aid_certificates(people uuid[]) returns table (person uuid, record uuid, level text,
  until date, revoked_on date, state text)
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive gives as (
    select k.id as course, k.first_aid as level from training k
    where k.company_id = current_company() and k.first_aid in ('emergency', 'standard')
    union
    select k.id, g.level from gives g
    join training base on base.company_id = current_company() and base.id = g.course
    join training k on k.company_id = current_company() and (g.course = any(k.covers) or k.id = base.refresher))
  select t.person, t.id, g.level, t.expires_on, t.revoked_on, case when t.revoked then 'revoked'
      when t.expires_on < company_today() then 'expired'
      when not (t.verified_how is not null or t.from_contractor is null and not ('verifier' = any(k.evidence))
        and (t.front is not null or not (k.evidence && array['certificate', 'card']))
        and (t.certificate_number is not null or not ('number' = any(k.evidence)))) then 'unproven'
      else 'valid' end
  from training_records t
  join gives g on g.course = t.course
  join training k on k.company_id = t.company_id and k.id = t.course
  where t.company_id = current_company() and t.person = any(people) and t.archived_at is null
    and t.completed_on <= company_today()
    and exists (select from first_aiders f where f.company_id = t.company_id and f.person = t.person)
$$;
