-- What people write to whoever runs the site.
create table support_ticket (
  id uuid primary key,
  -- What it is called in mails and on the telephone.
  number bigint generated always as identity (start 1001) unique,
  -- Null: a visitor, who is answered at the address below.
  user_id uuid references auth.users (id) on delete cascade,
  email text check (char_length(email) between 3 and 254),
  topic text not null check (topic in ('account', 'listing', 'safety', 'privacy', 'fault', 'idea', 'other')),
  message text not null check (char_length(message) between 20 and 8 * 3000),
  language text not null check (language in ('en', 'am')),
  created_at timestamptz not null,
  answer text check (char_length(answer) between 1 and 8 * 1000),
  answered_at timestamptz,
  -- Read, and closed without an answer.
  closed_at timestamptz,
  check ((user_id is null) <> (email is null)),
  check ((answer is null) = (answered_at is null))
);
create index support_ticket_of_user on support_ticket (user_id, created_at desc, id desc) where user_id is not null;
create index support_ticket_of_visitors on support_ticket (created_at) where user_id is null;

alter table mod_case drop constraint mod_case_subject_kind_check;
alter table mod_case add constraint mod_case_subject_kind_check check (subject_kind in (
  'listing', 'revision', 'photo', 'message', 'thread', 'profile', 'dating_profile', 'verification', 'group', 'event',
  'post', 'comment', 'account', 'ticket'));
alter table mod_decision drop constraint mod_decision_note_check;
alter table mod_decision add constraint mod_decision_note_check check (char_length(note) between 1 and 8 * 1000);
alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'decision_taken', 'appeal_decided', 'ticket_answered'));
-- A ticket is reported by nobody, and neither is what has no report of its own.
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (subject_kind in (
  'listing', 'message', 'profile', 'group', 'event', 'dating_profile', 'post', 'comment'));
