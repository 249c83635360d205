-- Shared groups and connections that began before this time count when dating profiles are hidden. Ties from before
-- the profile count at once, later ones from the next daily turn on, so that joining a group does not reveal who
-- disappears.
create or replace function dating_ties_until(lng double precision, made_at timestamptz, now timestamptz) returns timestamptz
  language sql immutable strict parallel safe
  return greatest(dating_turn(lng, now), made_at);
