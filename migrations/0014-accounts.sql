-- People who asked for their account to be deleted. Signing in before the time has come takes the row away.
create table auth.account_deletions (
  user_id uuid primary key references auth.users on delete cascade,
  requested_at timestamptz not null default clock_now(),
  purge_at timestamptz not null,
  check (purge_at > requested_at)
);
create index account_deletions_purge_at on auth.account_deletions (purge_at);
