-- Queues the files of deleted media for removal from storage.
create or replace function media_leave_files() returns trigger
  language plpgsql as $$
begin
  insert into media_leftover (media_id, file_stem, due_at) select id, file_stem, clock_now() from gone
  on conflict (media_id) do update set due_at = excluded.due_at, file_stem = excluded.file_stem;
  return null;
end
$$;

create or replace trigger media_leave_files after delete on media
  referencing old table as gone for each statement execute function media_leave_files();
