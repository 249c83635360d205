alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term', 'change_setting', 'feature',
  'unfeature'));
