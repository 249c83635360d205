-- Queues the files of deleted recordings for removal from storage.
create or replace function voice_leave_file() returns trigger
  language plpgsql as $$
begin
  insert into media_leftover (media_id, due_at) select id, clock_now() from gone
  on conflict (media_id) do update set due_at = excluded.due_at;
  return null;
end
$$;
create or replace trigger voice_leave_file after delete on voice
  referencing old table as gone for each statement execute function voice_leave_file();
