-- Recordings of voices, written anew by the server. The row stands only when its file exists.
create table voice (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- What is recorded, counted in its packets.
  duration_ms integer not null check (duration_ms between 1 and 121000),
  created_at timestamptz not null default clock_now(),
  -- When a message began to carry it; null for a day at most, then it is removed.
  attached_at timestamptz
);
create index voice_of_owner on voice (owner_id);
create index voice_unattached on voice (created_at) where attached_at is null;

-- What has arrived of a recording, part by part; it lies here for a day at most.
create table voice_upload (
  -- Made by the client: an upload whose connection broke goes on.
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  size integer not null check (size between 1 and 1048576),
  -- Empty once the recording stands.
  content bytea not null check (octet_length(content) <= size),
  voice_id uuid references voice (id) on delete cascade,
  created_at timestamptz not null default clock_now(),
  check (voice_id is null or content = '')
);
create index voice_upload_of_owner on voice_upload (owner_id);
create index voice_upload_of_voice on voice_upload (voice_id) where voice_id is not null;
create index voice_upload_by_time on voice_upload (created_at);

create table message_voice (
  message_id uuid primary key references message (id) on delete cascade,
  voice_id uuid not null unique references voice (id) on delete cascade
);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (
  kind in ('text', 'voice', 'offer', 'viewing', 'notice')) not valid;
alter table message validate constraint message_kind_check;

alter table assistant_usage drop constraint assistant_usage_kind_check;
alter table assistant_usage add constraint assistant_usage_kind_check check (
  kind in ('chat', 'translation', 'transcript')) not valid;
alter table assistant_usage validate constraint assistant_usage_kind_check;
