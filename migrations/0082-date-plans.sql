-- Where, when and with whom somebody meets a match, for a friend who has the link. It hangs on the account alone: the
-- other one takes nothing away from it by leaving.
create table dating_date_plan (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of the link's token, which is stored nowhere.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  place text not null check (char_length(place) between 2 and 8 * 160),
  -- The name of the other one in dating, as it was then.
  first_name text not null check (char_length(first_name) between 1 and 8 * 30),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null
);
create index dating_date_plan_of_user on dating_date_plan (user_id, starts_at);
create index dating_date_plan_by_end on dating_date_plan (ends_at);
