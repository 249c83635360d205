-- What admins say to everybody, or to those of some cities and of one language.
create table staff_broadcast (
  id uuid primary key,
  author_id uuid references auth.users (id) on delete set null,
  title_en text not null check (char_length(title_en) between 1 and 8 * 80),
  title_am text not null check (char_length(title_am) between 1 and 8 * 80),
  text_en text not null check (char_length(text_en) between 1 and 8 * 500),
  text_am text not null check (char_length(text_am) between 1 and 8 * 500),
  -- A page of the app that it leads to.
  path text check (path ~ '^/' and char_length(path) <= 200),
  -- GeoNames ids; empty: everywhere.
  place_ids integer[] not null check (cardinality(place_ids) <= 50),
  -- Null: all.
  language text check (language in ('en', 'am')),
  by_mail boolean not null,
  -- How many it was to reach when it was sent, and how many it has so far.
  audience integer not null check (audience > 0),
  sent integer not null default 0 check (sent >= 0),
  -- Up to whom it has been sent: people are gone through by id.
  sent_to uuid,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index staff_broadcast_latest on staff_broadcast (created_at desc, id desc);
create index staff_broadcast_by on staff_broadcast (author_id) where author_id is not null;

alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'decision_taken', 'appeal_decided', 'ticket_answered',
  'broadcast'));
alter table notification_settings drop constraint notification_settings_off_check;
alter table notification_settings add constraint notification_settings_off_check check (off <@ array[
  'messages.inApp', 'messages.push', 'messages.email',
  'favorites.inApp', 'favorites.push', 'favorites.email',
  'searches.inApp', 'searches.push', 'searches.email',
  'listings.inApp', 'listings.push', 'listings.email',
  'groups.inApp', 'groups.push', 'groups.email',
  'dating.inApp', 'dating.push', 'dating.email',
  'networking.inApp', 'networking.push', 'networking.email',
  'announcements.inApp', 'announcements.push', 'announcements.email']);
