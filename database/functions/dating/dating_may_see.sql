-- Policy: may `viewer` be shown the dating profile of `person`?
create or replace function dating_may_see(viewer uuid, person uuid) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p
    join dating_profile as own on own.user_id = viewer
    where p.user_id = person and p.is_shown and not dating_hides_from(person, viewer)
      and (not p.is_incognito or exists (
        select from dating_swipe as liked
        where liked.swiper_id = person and liked.swiped_id = viewer and liked.direction <> 'left')))
$$;
