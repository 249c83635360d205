-- Where a post comes from is its author's city, and those near somebody are found city by city: a part of the map may
-- hold a large city that is just out of reach, all of whose posts would be read in vain.
alter table post add column place_id integer references place (id);
update post set place_id = city.id
from (select distinct on (lat, lng) id, lat, lng from place order by lat, lng, standing) as city
where city.lat = post.lat and city.lng = post.lng;
drop index post_near;
alter table post drop column block, drop column lat, drop column lng;
create index post_near on post (place_id, created_at desc, id desc)
  where removed_at is null and audience = 'public' and place_id is not null;

-- The cities that posts come from, so that those around somebody are a few. One that has none any more does no harm.
create table post_place (
  place_id integer primary key references place (id),
  lat double precision not null,
  lng double precision not null,
  -- That of the place.
  cell_coarse integer not null
);
create index post_place_by_cell on post_place (cell_coarse);
insert into post_place
select id, lat, lng, cell_coarse from place where id in (select place_id from post where place_id is not null);

create function post_note_places() returns trigger
  language plpgsql as $$
begin
  insert into post_place
  select id, lat, lng, cell_coarse from place
  where id in (select place_id from written) and not exists (select from post_place where place_id = id)
  on conflict do nothing;
  return null;
end
$$;
create trigger post_placed after insert on post
  referencing new table as written for each statement execute function post_note_places();

-- PersonLine of the contract, and a row only for those with a profile. Who narrowed their page shows their work to
-- connections alone. Functions that give rows become part of the query that asks them, so that what they read is
-- planned with it, once; the others are run for each row, ten times as slowly.
create function person_lines(person uuid, viewer uuid) returns table (line jsonb)
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

create or replace function person_line(person uuid, viewer uuid) returns jsonb
  language sql stable parallel safe as $$
  select line from person_lines(person, viewer)
$$;

-- ConnectionState of the contract, as `viewer` sees it, as a row. To who asked, ignored looks like pending; to who
-- ignored, like nothing.
create function connection_states(viewer uuid, person uuid) returns table (state text)
  language sql stable parallel safe as $$
  select coalesce((
    select case
      when status = 'accepted' then 'connected'
      when is_withdrawn then 'none'
      when asked_by = viewer then 'asked'
      when status = 'pending' then 'asks'
      else 'none' end
    from connection where low_id = least(viewer, person) and high_id = greatest(viewer, person)), 'none')
$$;
create or replace function connection_state(viewer uuid, person uuid) returns text
  language sql stable parallel safe as $$
  select state from connection_states(viewer, person)
$$;

-- Post of the contract, as a row.
create function post_lines(post_ uuid, viewer uuid) returns table (line jsonb)
  language sql stable parallel safe as $$
  select jsonb_build_object(
    'id', shown.id, 'author', author.line, 'content', shown.content,
    'images', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', media.id, 'width', width, 'height', height, 'blur', blur) order by position), '[]')
      from post_image join media on media.id = media_id where post_id = shown.id),
    'link', shown.link, 'audience', shown.audience,
    'reactionsCount', shown.reactions_count, 'commentsCount', shown.comments_count,
    'sharesCount', shown.shares_count,
    'hasUserReacted', exists (select from post_reaction where post_id = shown.id and user_id = viewer),
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
drop function post_json;
