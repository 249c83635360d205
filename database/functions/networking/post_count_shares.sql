-- Counts a post's visible shares.
create or replace function post_count_shares() returns trigger
  language plpgsql as $$
begin
  update post set shares_count = shares_count + case when new.removed_at is null then 1 else -1 end
  where id = new.repeats_id;
  return null;
end
$$;

create or replace trigger post_repeated after insert on post
  for each row when (new.repeats_id is not null and new.removed_at is null) execute function post_count_shares();

create or replace trigger post_repeat_removed after update of removed_at on post
  for each row when (new.repeats_id is not null and (old.removed_at is null) <> (new.removed_at is null))
  execute function post_count_shares();
