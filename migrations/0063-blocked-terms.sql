-- Words and links that admins have blocked: whatever holds one is looked at first, or not taken.
create table blocked_term (
  id uuid primary key,
  kind text not null check (kind in ('word', 'link')),
  -- As it was entered.
  term text not null check (char_length(term) between 2 and 8 * 100),
  -- As texts are compared with it: small letters, one sign for letters that sound alike, links without protocol.
  folded text not null unique check (char_length(folded) between 2 and 8 * 100),
  added_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null
);
create index blocked_term_latest on blocked_term (created_at desc, id desc);
create index blocked_term_by on blocked_term (added_by) where added_by is not null;

alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term'));
