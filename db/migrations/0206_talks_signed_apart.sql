-- A talk is opened while it is given, so that people sign it with their own PIN or on their own phones; how long it took is
-- noted when it is over. From then on nothing that the crew has heard changes.
create or replace function keep_delivery() returns trigger language plpgsql as $$
begin
  if old.started_at is not null and (old.title, old.talk, old.project, old.team, old.held_on, old.presenter,
      old.started_at, old.words, old.hash, old.sent_as)
    is distinct from (new.title, new.talk, new.project, new.team, new.held_on, new.presenter,
      new.started_at, new.words, new.hash, new.sent_as)
    or old.minutes is not null and old.minutes is distinct from new.minutes
    or old.given is not null and (old.given, old.statement) is distinct from (new.given, new.statement) then
    raise exception 'What a crew has heard does not change.';
  end if;
  return new;
end $$;
create trigger end_codes after delete on toolbox_talk_deliveries for each row execute function end_codes();

-- Who signs with their own PIN on another's device is attested by nobody.
alter table talk_attendance drop constraint talk_attendance_check1;
alter table talk_attendance add constraint talk_attendance_attested check (
  case when given ->> 'method' = 'pin' then attestation is null
    else (witness is null) = (attestation is null) end);
