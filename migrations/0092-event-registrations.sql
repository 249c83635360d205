-- People without an account who said by a link that they come to an event.
create table event_registration (
  id uuid primary key,
  event_id uuid not null references group_event (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 8 * 60),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  language text not null,
  guests smallint not null check (guests between 0 and 10),
  -- When the mail with the link was last asked for.
  requested_at timestamptz not null,
  -- Null until the link of that mail was used: till then it counts for nothing.
  confirmed_at timestamptz,
  is_waiting boolean not null default false,
  -- Hours before the event of the last reminder.
  reminded integer,
  -- Those who lead took it out: the address is not asked again.
  removed_at timestamptz,
  unique (event_id, email),
  check (confirmed_at is not null or (not is_waiting and reminded is null)),
  check (removed_at is null or confirmed_at is null)
);
create index event_registration_confirmed on event_registration (event_id, confirmed_at, id) where confirmed_at is not null;
create index event_registration_open on event_registration (requested_at) where confirmed_at is null;
create index event_registration_by on event_registration (email);
alter table group_event
  -- Of those who go, people without an account and their guests.
  add column registered integer not null default 0 check (registered >= 0);
