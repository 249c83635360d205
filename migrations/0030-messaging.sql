-- Conversations of every kind, their members and their messages. What a subject is, other features know.
create table thread (
  id uuid primary key,
  kind text not null check (kind in ('listing', 'match', 'direct', 'group', 'event', 'support')),
  subject_id uuid,
  -- Who began it: the one who asks about a listing, the person who needs support.
  opener_id uuid references auth.users (id) on delete set null,
  -- The two of a direct conversation, in the order of their ids; the row outlives them.
  low_user_id uuid,
  high_user_id uuid,
  created_at timestamptz not null,
  -- Number and time of the newest message. Whoever writes locks this row, so numbers have no gaps and no twins.
  last_number integer not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  -- When somebody other than the opener first wrote: photos and links wait for that in a listing's conversation.
  answered_at timestamptz,
  -- Nobody can write any more.
  closed_at timestamptz,
  pinned_message_id uuid,
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 3600),
  -- May those who join later read what was written before?
  shows_history boolean not null default true,
  check ((kind in ('listing', 'match', 'group', 'event')) = (subject_id is not null)),
  check ((kind = 'direct') = (low_user_id is not null)),
  check ((low_user_id is null) = (high_user_id is null)),
  check (low_user_id < high_user_id)
);
create unique index thread_of_asker on thread (subject_id, opener_id) where kind = 'listing';
create unique index thread_of_subject on thread (kind, subject_id) where kind in ('match', 'group', 'event');
create unique index thread_of_two on thread (low_user_id, high_user_id) where kind = 'direct';
create unique index thread_of_support on thread (opener_id) where kind = 'support';
create index thread_about on thread (subject_id) where subject_id is not null;
-- New conversations of one person within a day.
create index thread_begun on thread (opener_id, created_at desc);

create table thread_member (
  thread_id uuid not null references thread (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('member', 'owner')),
  side text check (side in ('buying', 'selling')),
  -- Requests wait for one's yes; ignored ones are shown nowhere.
  folder text not null default 'inbox' check (folder in ('inbox', 'requests', 'ignored')),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- Taken out by the owner: does not come back by a tap.
  removed_at timestamptz,
  -- Messages up to here were written before they came, and are not shown.
  joined_number integer not null default 0 check (joined_number >= 0),
  -- Unread is what lies between this and the newest: kept, never counted.
  read_number integer not null default 0 check (read_number >= 0),
  delivered_number integer not null default 0 check (delivered_number >= read_number),
  -- Up to which message they were told by mail or push.
  told_number integer not null default 0 check (told_number >= 0),
  is_marked_unread boolean not null default false,
  archived_at timestamptz,
  muted_until timestamptz,
  -- When they last wrote, for chats that are slowed down.
  wrote_at timestamptz,
  primary key (thread_id, user_id),
  check (removed_at is null or left_at is not null)
);
create index thread_member_of_user on thread_member (user_id, folder) where left_at is null;

create table message (
  -- Made by the client: the same message twice is one.
  id uuid primary key,
  thread_id uuid not null references thread (id) on delete cascade,
  number integer not null check (number >= 1),
  -- Null for what the conversation itself says, and once the person is gone.
  sender_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('text', 'offer', 'viewing', 'notice')),
  body text check (char_length(body) between 1 and 8 * 2000),
  -- Of a card or a notice.
  facts jsonb check (octet_length(facts::text) <= 8192),
  card_state text check (card_state in ('open', 'accepted', 'declined', 'withdrawn')),
  reply_to_id uuid,
  warnings text[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  check (deleted_at is null or (body is null and facts is null)),
  check (kind = 'text' or deleted_at is not null or facts is not null),
  check ((card_state is not null) = (kind in ('offer', 'viewing')))
);
create unique index message_in_order on message (thread_id, number);
create index message_of_sender on message (sender_id, created_at desc);
-- The words of one's own conversations are searched through.
create index message_words on message using gin (to_tsvector('simple', body)) where body is not null;

create table message_photo (
  message_id uuid not null references message (id) on delete cascade,
  media_id uuid not null unique references media (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  primary key (message_id, position)
);

create table message_reaction (
  message_id uuid not null references message (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reaction text not null check (reaction in ('👍', '❤️', '😂', '😮', '😢', '🙏')),
  created_at timestamptz not null,
  primary key (message_id, user_id)
);
create index message_reaction_of_user on message_reaction (user_id);

-- Who is told of one's reading, typing and being here. No row: as at the start.
create table message_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  receipts boolean not null,
  typing boolean not null,
  presence boolean not null
);

-- Pictures of conversations are for their members' eyes.
alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check check (purpose in ('listing', 'avatar', 'message'));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages'));
