-- Whoever hides from their groups is hidden there whichever way somebody asks, not in the deck alone.
create or replace function dating_may_see(viewer uuid, person uuid) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p
    join dating_profile as own on own.user_id = viewer
    where p.user_id = person and p.is_shown
      and not exists (select from dating_apart where user_id = viewer and other_id = person)
      and not is_blocked_between(viewer, person)
      and (not p.is_incognito or exists (
        select from dating_swipe as liked
        where liked.swiper_id = person and liked.swiped_id = viewer and liked.direction <> 'left'))
      and (not (p.hides_from_groups or own.hides_from_groups) or not exists (
        select from group_member as mine join group_member as theirs on theirs.group_id = mine.group_id
        where mine.user_id = viewer and mine.status = 'active'
          and theirs.user_id = person and theirs.status = 'active')))
$$;
