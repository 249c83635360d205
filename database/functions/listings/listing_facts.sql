-- What a listing is and where, as one text to search in.
create or replace function listing_facts(
  subcategory text, details jsonb, neighborhood text, place_name text, place_name_am text
) returns text
  language sql immutable parallel safe
  return subcategory || ' ' || place_name
    || ' ' || coalesce(place_name_am, '') || ' ' || coalesce(neighborhood, '')
    || ' ' || coalesce(details ->> 'employer', '') || ' ' || coalesce(details ->> 'make', '')
    || ' ' || coalesce(details ->> 'brand', '') || ' ' || coalesce(details ->> 'model', '')
    || ' ' || coalesce(details ->> 'venue', '');
