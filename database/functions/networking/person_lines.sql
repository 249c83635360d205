-- Policy: PersonLine of the contract, no row without a profile. Work is shown to connections alone when the page is
-- restricted to them. A function that returns a table is inlined and planned with the query that calls it; a scalar
-- one runs once a row and took ten times as long.
create or replace function person_lines(person uuid, viewer uuid) returns table (line jsonb)
  language sql stable parallel safe as $$
  select jsonb_build_object(
    'userId', p.user_id, 'name', coalesce(p.display_name, p.full_name),
    'avatar', case when avatar.id is not null then jsonb_build_object(
      'id', avatar.id, 'width', avatar.width, 'height', avatar.height, 'blur', avatar.blur) end,
    'isVerified', account.phone_confirmed_at is not null,
    'headline', case when work.is_shown then w.headline end, 'company', case when work.is_shown then w.company end,
    'city', case when home.id is not null then
      jsonb_build_object('name', home.name, 'nameAm', home.name_am, 'admin1', home.admin1) end)
  from profile as p
  join auth.users as account on account.id = p.user_id
  left join media as avatar on avatar.id = p.avatar_media_id
  left join place as home on home.id = p.place_id
  left join work_profile as w on w.user_id = p.user_id
  cross join lateral (
    select w.audience = 'members' or coalesce(p.user_id = viewer, false) or exists (
      select from connection
      where low_id = least(viewer, p.user_id) and high_id = greatest(viewer, p.user_id) and status = 'accepted'
        and viewer is not null) as is_shown) as work
  where p.user_id = person
$$;
