-- Keeps the counters equal to the rows, whoever writes them. One statement over many rows updates each post once, in
-- the order of ids, so that two such statements cannot deadlock.
create or replace function post_count_rows() returns trigger
  language plpgsql as $$
declare
  step constant integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from post where id in (select post_id from changed) order by id for no key update;
  if tg_table_name = 'post_reaction' then
    update post set reactions_count = reactions_count + step * n
    from (select post_id, count(*)::int as n from changed group by post_id) as by_post where post.id = post_id;
  else
    update post set comments_count = comments_count + step * n
    -- one that staff took away was not counted any more
    from (select post_id, (count(*) filter (where withheld_at is null))::int as n from changed group by post_id) as by_post
    where post.id = post_id;
  end if;
  return null;
end
$$;

create or replace trigger post_reaction_added after insert on post_reaction
  referencing new table as changed for each statement execute function post_count_rows();

create or replace trigger post_reaction_removed after delete on post_reaction
  referencing old table as changed for each statement execute function post_count_rows();

create or replace trigger post_comment_added after insert on post_comment
  referencing new table as changed for each statement execute function post_count_rows();

create or replace trigger post_comment_removed after delete on post_comment
  referencing old table as changed for each statement execute function post_count_rows();
