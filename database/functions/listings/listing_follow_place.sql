-- A change in the city's names rewrites the cards of its active listings.
create or replace function listing_follow_place() returns trigger
  language plpgsql as $$
begin
  update listing set card = null
  from renamed as place
  join former using (id)
  where listing.place_id = place.id and listing.state = 'active'
    and (place.name, place.name_am, place.admin1, place.country)
        is distinct from (former.name, former.name_am, former.admin1, former.country);
  return null;
end
$$;

create or replace trigger listing_follow_place after update on place
  referencing old table as former new table as renamed for each statement execute function listing_follow_place();
