-- Links by which those who lead a group let people in without asking. Their tokens follow from id and the server's
-- secret, and are stored nowhere.
create table group_invite (
  id uuid primary key,
  group_id uuid not null references community_group (id) on delete cascade,
  created_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Null: as many as there are places.
  max_uses integer check (max_uses between 1 and 500),
  uses integer not null default 0 check (uses >= 0),
  check (max_uses is null or uses <= max_uses)
);
create index group_invite_of_group on group_invite (group_id, created_at desc);
create index group_invite_of_user on group_invite (created_by);
