-- A reply stands under the comment that it answers; where that one goes, the reply stays.
alter table post_comment add constraint post_comment_within_post unique (id, post_id);
alter table post_comment add column reply_to uuid check (reply_to <> id);
alter table post_comment add constraint post_comment_reply_to foreign key (reply_to, post_id)
  references post_comment (id, post_id) on delete set null (reply_to);
create index post_comment_replies on post_comment (reply_to) where reply_to is not null;

-- Whom a post or a comment names, by the name that stands in its words after an @.
create table post_mention (
  post_id uuid not null references post (id) on delete cascade,
  comment_id uuid,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 8 * 100),
  foreign key (comment_id, post_id) references post_comment (id, post_id) on delete cascade,
  unique nulls not distinct (post_id, comment_id, user_id)
);
create index post_mention_of_comment on post_mention (comment_id) where comment_id is not null;
create index post_mention_of_user on post_mention (user_id);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'comment_answered', 'mentioned', 'decision_taken',
  'appeal_decided', 'ticket_answered', 'broadcast', 'review_invited', 'review_received', 'review_answered'));

-- What a post asks somebody who has done it, and what people offer to be asked about.
alter table post add column topic text
  check (topic in ('licensing', 'credentials', 'interviews', 'business', 'study'));
create index post_questions on post (created_at desc, id desc) where topic is not null and removed_at is null;
alter table work_profile add column helps_with text[] not null default '{}'
  check (helps_with <@ array['licensing', 'credentials', 'interviews', 'business', 'study'] and cardinality(helps_with) <= 5);
create index work_profile_helping on work_profile (updated_at desc, user_id) where helps_with <> '{}';
