-- Great-circle distance in miles, with an earth radius of 3959 miles like every distance that is shown;
-- src/contract/geo/cell.ts is the same in TypeScript.
create or replace function distance_miles(
  from_lat double precision, from_lng double precision, to_lat double precision, to_lng double precision
) returns double precision
  language sql immutable strict parallel safe
  return 2 * 3959 * asin(least(1, sqrt(
    power(sin(radians(to_lat - from_lat) / 2), 2)
    + cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2))));
