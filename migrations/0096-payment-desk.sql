-- What staff do about payments is logged like all else that they do.
alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term', 'change_setting', 'feature',
  'unfeature', 'save_article', 'delete_article', 'refund', 'change_plan'));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'comment_answered', 'mentioned', 'decision_taken',
  'appeal_decided', 'ticket_answered', 'broadcast', 'review_invited', 'review_received', 'review_answered',
  'payment_received', 'payment_failed', 'payment_refunded', 'payment_waits', 'promotion_ended', 'payment_problem'));

-- What a person has to see to, latest first.
create index payment_order_disputed on payment_order (id desc) where state = 'disputed';
create index payment_refund_failed on payment_refund (order_id) where state = 'failed';
create index payment_event_wrong on payment_event (order_id) where outcome = 'wrong_amount';
