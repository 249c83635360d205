-- What admins have set otherwise than it comes; the log says who, and when.
create table site_setting (
  -- part.{part}: false · category.{category}: "reviewed" or "closed" · limit.{limit}: a number
  name text primary key check (name ~ '^(part|category|limit)\.[a-z_]+$'),
  value jsonb not null,
  changed_at timestamptz not null
);

alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term', 'change_setting'));
