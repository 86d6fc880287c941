-- A duty is told again shortly before its instant, and once more when that has passed.
alter table incident_duty add pressed_at timestamptz, add late_told_at timestamptz;
update incident_duty set pressed_at = now(), late_told_at = now() where due_at < now();
