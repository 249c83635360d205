-- What a person is told in the app, and by mail where they want that. The facts are what its sentence is made of.
create table notification (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches',
    'search_paused')),
  -- What it is about; the kind says where that is found.
  subject_id uuid not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 16384),
  created_at timestamptz not null default clock_now(),
  read_at timestamptz check (read_at >= created_at)
);
create index notification_of_user on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_by_age on notification (created_at);
