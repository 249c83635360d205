-- A coordinate as a point of a globe with a radius of 3959 miles, so that `<->` is the chord in miles: shorter than
-- the arc, in the same order, and indexable by GiST. (The functions of earthdistance resolve their own parts by
-- search_path, which maintenance empties.)
create or replace function globe_point(lat double precision, lng double precision) returns cube
  language sql immutable strict parallel safe
  return cube(array[
    3959 * cos(radians(lat)) * cos(radians(lng)),
    3959 * cos(radians(lat)) * sin(radians(lng)),
    3959 * sin(radians(lat))]);
