-- The browsers that are sent pushes: one for each session, which it ends with.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null unique references auth.sessions (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 1 and 1024),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  language text not null check (language in ('en', 'am')),
  created_at timestamptz not null
);
create index push_subscription_of_user on push_subscription (user_id, created_at);
