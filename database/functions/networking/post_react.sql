-- Policy: sets or removes a like; no row when the person may not see the post. The row lock serializes likes of one
-- post.
create or replace function post_react(me uuid, target uuid, liked boolean, now timestamptz)
  returns table (is_changed boolean, reactions integer)
  language plpgsql as $$
declare
  found_post post;
begin
  select * into found_post from post where id = target for no key update;
  if not found or not post_is_seen(found_post, me) then return; end if;
  if liked then
    insert into post_reaction (post_id, user_id, at) values (target, me, now) on conflict do nothing;
  else
    delete from post_reaction where post_id = target and user_id = me;
  end if;
  is_changed := found;
  select reactions_count into reactions from post where id = target;
  return next;
end
$$;
