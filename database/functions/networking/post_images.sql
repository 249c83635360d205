-- The pictures of a post in their order, as the contract's Picture.
create or replace function post_images(shown uuid) returns jsonb
  language sql stable parallel safe as $$
  select coalesce(jsonb_agg(picture_json(media_id) order by position), '[]') from post_image where post_id = shown
$$;
