-- A comment that staff took away does not count, and counts again once it is back.
create or replace function post_count_withheld() returns trigger
  language plpgsql as $$
begin
  update post set comments_count = comments_count + case when new.withheld_at is null then 1 else -1 end
  where id = new.post_id;
  return null;
end
$$;

create or replace trigger post_comment_withheld after update of withheld_at on post_comment
  for each row when ((old.withheld_at is null) <> (new.withheld_at is null)) execute function post_count_withheld();
