-- Banners of groups lie under listing-media/{userId}/{timestamp}-{random}, with the size behind it, instead of a folder
-- named by the id. Their address stays by id.
alter table media add column file_stem text unique check (
  file_stem ~ '^listing-media/[0-9a-f-]{36}/[0-9]+-[0-9a-z]+$');
alter table media_leftover add column file_stem text;

create or replace function media_leave_files() returns trigger
  language plpgsql as $$
begin
  insert into media_leftover (media_id, file_stem, due_at) select id, file_stem, clock_now() from gone
  on conflict (media_id) do update set due_at = excluded.due_at, file_stem = excluded.file_stem;
  return null;
end
$$;
