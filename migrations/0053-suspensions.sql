-- Who may for a while only sign in, see why, appeal, export what is theirs and delete the account. The reasons stand
-- with the decisions of moderation.
create table user_suspension (
  user_id uuid primary key references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz,
  check (ends_at > started_at)
);
