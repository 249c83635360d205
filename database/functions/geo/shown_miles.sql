-- Miles along the surface between two points of globe_point(), rounded to 0.1.
create or replace function shown_miles(one cube, other cube) returns double precision
  language sql immutable strict parallel safe
  return round(10 * 7918 * asin(least(1, (one <-> other) / 7918))) / 10;
