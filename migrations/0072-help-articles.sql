-- Answers that staff write beside those that come with the app, in both languages that answers are written in.
create table help_article (
  id uuid primary key,
  topic text not null check (topic in (
    'account', 'posting', 'ending', 'searching', 'messages', 'safety', 'groups', 'language', 'app', 'privacy',
    'categories')),
  question_en text not null check (char_length(question_en) between 1 and 8 * 160),
  question_am text not null check (char_length(question_am) between 1 and 8 * 160),
  answer_en text not null check (char_length(answer_en) between 1 and 8 * 3000),
  answer_am text not null check (char_length(answer_am) between 1 and 8 * 3000),
  is_published boolean not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null
);
create index help_article_published on help_article (updated_at desc) where is_published;

-- Did an answer help? Counted by day, without who said so. The answer is named as addresses name it.
create table answer_rating (
  answer text not null check (char_length(answer) between 1 and 64),
  day date not null,
  helped integer not null default 0 check (helped >= 0),
  failed integer not null default 0 check (failed >= 0),
  primary key (answer, day)
);
create index answer_rating_by_day on answer_rating (day);

alter table mod_event drop constraint mod_event_action_check;
alter table mod_event add constraint mod_event_action_check check (action in (
  'approve', 'request_changes', 'move', 'remove', 'answer', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
  'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
  'grant_role', 'revoke_role', 'lift', 'broadcast', 'block_term', 'unblock_term', 'change_setting', 'feature',
  'unfeature', 'save_article', 'delete_article'));
