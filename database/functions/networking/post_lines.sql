-- Post of the contract, in one row.
create or replace function post_lines(post_ uuid, viewer uuid) returns table (line jsonb)
  language sql stable parallel safe as $$
  select jsonb_build_object(
    'id', shown.id, 'author', author.line, 'content', shown.content,
    'images', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', media.id, 'width', width, 'height', height, 'blur', blur) order by position), '[]')
      from post_image join media on media.id = media_id where post_id = shown.id),
    'link', shown.link, 'audience', shown.audience, 'topic', shown.topic,
    -- as mentions_of() has it, which a query over many posts would call once a row
    'mentions', case when viewer is null then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'name', name) order by user_id), '[]')
      from post_mention
      where post_id = shown.id and comment_id is null and not is_blocked_between(viewer, user_id)) end,
    'reactionsCount', shown.reactions_count, 'commentsCount', shown.comments_count,
    'sharesCount', shown.shares_count,
    'hasUserReacted', exists (select from post_reaction where post_id = shown.id and user_id = viewer),
    'isSaved', exists (select from post_saved where post_id = shown.id and user_id = viewer),
    'connection', case when viewer <> shown.author_id then
      (select state from connection_states(viewer, shown.author_id)) end,
    'isOwn', coalesce(shown.author_id = viewer, false),
    'at', iso_time(shown.created_at), 'editedAt', iso_time(shown.edited_at))
    || case when shown.repeats_id is null then '{}' else jsonb_build_object('repeated', (
      select jsonb_build_object(
        'id', first.id, 'author', line, 'content', first.content, 'images', post_images(first.id),
        'link', first.link, 'at', iso_time(first.created_at))
      from post as first cross join person_lines(first.author_id, viewer) as line
      where first.id = shown.repeats_id and post_is_seen(first, viewer))) end
  from post as shown
  left join lateral person_lines(shown.author_id, viewer) as author on true
  where shown.id = post_
$$;
