-- Pictures that people uploaded. The row stands only when all files of media/{id}/ exist.
create table media (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('listing', 'avatar')),
  -- Pixels of the large size.
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  -- Tiny picture shown while the real one loads.
  blur text not null check (blur like 'data:image/webp;base64,%' and octet_length(blur) <= 1000),
  created_at timestamptz not null default clock_now(),
  -- When something began to show it; null for a day at most, then it is removed.
  attached_at timestamptz
);
create index media_by_owner on media (owner_id, created_at);
create index media_unattached on media (created_at) where attached_at is null;

-- Uploads a person began on one day (UTC), the refused ones too: decoding them costs the same.
create table media_quota (
  owner_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  uploads integer not null check (uploads > 0),
  primary key (owner_id, day)
);

-- Files without a row, to be deleted once due. Written before an upload's files are, so that a server that dies
-- half-way leaves nothing behind, and whenever a row goes, by whatever way.
create table media_leftover (
  media_id uuid primary key,
  due_at timestamptz not null
);
create index media_leftover_by_due on media_leftover (due_at);

create function media_leave_files() returns trigger
  language plpgsql as $$
begin
  insert into media_leftover (media_id, due_at) select id, clock_now() from gone
  on conflict (media_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
create trigger media_leave_files after delete on media
  referencing old table as gone for each statement execute function media_leave_files();
