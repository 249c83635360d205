-- Mention of the contract: whom a post (comment_ null) or a comment names, as far as the reader may know of them.
-- Visitors learn of nobody.
create or replace function mentions_of(post_ uuid, comment_ uuid, viewer uuid) returns jsonb
  language sql stable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'name', name) order by user_id), '[]')
  from post_mention
  where viewer is not null and post_id = post_ and comment_id is not distinct from comment_
    and not is_blocked_between(viewer, user_id)
$$;
