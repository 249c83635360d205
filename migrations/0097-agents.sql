-- Who lets or sells homes of others for a living, as staff have found out: each of their homes costs its fee.
create table payment_agent (
  user_id uuid primary key references auth.users (id) on delete cascade,
  marked_at timestamptz not null
);

alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term', 'change_setting', 'feature',
  'unfeature', 'save_article', 'delete_article', 'refund', 'change_plan', 'mark_agent', 'unmark_agent'));

-- Money that came in for an order that is not here is for a person to look at.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'comment_answered', 'mentioned', 'decision_taken',
  'appeal_decided', 'ticket_answered', 'broadcast', 'review_invited', 'review_received', 'review_answered',
  'payment_received', 'payment_failed', 'payment_refunded', 'payment_waits', 'promotion_ended', 'payment_problem',
  'payment_unknown'));
