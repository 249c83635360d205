-- Policy: may `viewer`, or a visitor (null), see the post?
create or replace function post_is_seen(shown post, viewer uuid) returns boolean
  language sql stable parallel safe as $$
  select shown.removed_at is null and shown.author_id is not null
    and (shown.audience = 'public' or coalesce(shown.author_id = viewer, false)
      or (viewer is not null and are_connected(viewer, shown.author_id)))
    and (viewer is null or not is_blocked_between(viewer, shown.author_id))
$$;
