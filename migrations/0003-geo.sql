-- Cities of the world from GeoNames, filled at the first start (see src/server/geo/load-places.ts).
create table place (
  -- GeoNames id.
  id integer primary key check (id > 0),
  name text not null check (char_length(name) between 1 and 200),
  name_am text check (char_length(name_am) between 1 and 200),
  -- Postal code of the state or province, where the country's addresses use one.
  admin1 text check (admin1 ~ '^[A-Z]{2,3}$'),
  -- ISO 3166-1 alpha-2.
  country text not null check (country ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null check (population >= 0),
  -- Diaspora community: A large, B sizeable, C smaller; H a city in Ethiopia or Eritrea; null everywhere else.
  tier text check (tier in ('A', 'B', 'C', 'H')),
  -- Cell of the 2° grid (src/contract/geo/cell.ts).
  cell_coarse integer not null check (cell_coarse between 0 and 16199),
  -- Order of the city box, 1 first: by tier, then by population.
  standing integer not null check (standing > 0)
);
create index place_leading on place (standing) where standing <= 5000;
-- Nearest place of a position; villages are not what people call their city.
create index place_by_cell on place (cell_coarse) where population >= 15000;

-- Every name a place is found by, folded as queries are (src/server/geo/place-name-policy.ts). Written anew in
-- one transaction with each edition of the places, which are never deleted: it needs no key of its own, and
-- without one the first start is two seconds shorter.
create table place_name (
  folded text not null,
  place_id integer not null,
  -- That of the place.
  standing integer not null
);
create index place_name_by_beginning on place_name (folded text_pattern_ops);
-- What one or two letters begin is mostly answered from the places that stand first.
create index place_name_leading on place_name (folded text_pattern_ops) where standing <= 5000;

-- Which edition of the place data was loaded.
create table place_edition (
  name text primary key,
  loaded_at timestamptz not null default clock_now()
);

-- Great-circle distance in miles with the earth radius that is used wherever a distance is shown (3959);
-- src/contract/geo/cell.ts says the same in TypeScript.
create function distance_miles(
  from_lat double precision, from_lng double precision, to_lat double precision, to_lng double precision
) returns double precision
  language sql immutable strict parallel safe
  return 2 * 3959 * asin(least(1, sqrt(
    power(sin(radians(to_lat - from_lat) / 2), 2)
    + cos(radians(from_lat)) * cos(radians(to_lat)) * power(sin(radians(to_lng - from_lng) / 2), 2))));
