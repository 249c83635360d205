-- Postal codes of the countries for which they can be had: five digits in the US and its territories, the first three
-- signs in Canada. Loaded together with the places.
create table postal_code (
  code text primary key check (code ~ '^([0-9]{5}|[A-Z][0-9][A-Z])$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- The city that people there would say they are in.
  place_id integer not null references place
);
