-- Policy: does `viewer` meet the filters of `person`: age range, distance and all others? Filters work both ways. The
-- viewer is active by definition, so nobody is left out for having been away.
create or replace function dating_welcomes(person uuid, viewer uuid, today date) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p join dating_profile as own on own.user_id = viewer
    where p.user_id = person
      and p.gender = any (own.seeking) and own.gender = any (p.seeking)
      and dating_age(own.date_of_birth, today) between p.age_from and p.oldest
      and power(p.x - own.x, 2) + power(p.y - own.y, 2) + power(p.z - own.z, 2) <= p.reach_squared
      and (not p.verified_only or own.verified_at is not null)
      and (p.filter_languages = '{}' or p.filter_languages && own.languages)
      and (p.filter_interests = '{}' or p.filter_interests && own.interests)
      and (p.filter_faiths = '{}' or own.faith = any (p.filter_faiths))
      and (p.filter_children = '{}' or own.children = any (p.filter_children))
      and (p.filter_family_plans = '{}' or own.family_plans = any (p.filter_family_plans))
      and (p.filter_moving = '{}' or own.moving = any (p.filter_moving)))
$$;
