-- Whom a notification names, so that it goes with them.
alter table notification add column about_id uuid;
create index notification_about on notification (about_id) where about_id is not null;
