-- One row for each thing that happened. Those about one subject that come within a short while stand as a group,
-- which its newest row speaks for; the same thing is told once.
alter table notification
  add column key text not null default gen_random_uuid()::text check (char_length(key) between 1 and 200),
  -- The first row of the group; null for that one itself.
  add column group_id uuid,
  add column began_at timestamptz not null default clock_now(),
  add column is_newest boolean not null default true,
  -- Shown in the app.
  add column in_app boolean not null default true,
  -- When it goes out by mail unless it has been read by then; null when it does not, or has.
  add column mail_due_at timestamptz;
update notification set began_at = created_at;
create unique index notification_once on notification (user_id, key);
create unique index notification_newest on notification (coalesce(group_id, id)) where is_newest;
create index notification_in_group on notification (group_id) where group_id is not null;

drop index notification_of_user;
create index notification_of_user on notification (user_id, created_at desc, id desc) where is_newest and in_app;
drop index notification_unread;
create index notification_unread on notification (user_id) where read_at is null and is_newest and in_app;
create index notification_unread_about on notification (user_id, kind, subject_id)
  where read_at is null and is_newest;
create index notification_to_mail on notification (user_id) where mail_due_at is not null;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending'));

-- What somebody does not want to be told, and when. No row: everything, at any time.
create table notification_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Topic and channel. Of security and of what staff decides nothing can be off.
  off text[] not null default '{}' check (off <@ array[
    'messages.inApp', 'messages.push', 'messages.email',
    'favorites.inApp', 'favorites.push', 'favorites.email',
    'searches.inApp', 'searches.push', 'searches.email',
    'listings.inApp', 'listings.push', 'listings.email']),
  -- Minutes of the day, by the clock of that time zone.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  time_zone text check (char_length(time_zone) between 1 and 64),
  hides_content boolean not null default false,
  check (num_nulls(quiet_from, quiet_until, time_zone) in (0, 3)),
  check (quiet_from <> quiet_until)
);

-- Whoever wanted no mails about what they saved has said so in one place from now on.
insert into notification_settings (user_id, off)
select user_id, array['favorites.email'] from favorite_mails_off;
drop table favorite_mails_off;
