-- Registers the city of a new post, so that search for posts nearby looks at cities that have any.
create or replace function post_note_places() returns trigger
  language plpgsql as $$
begin
  insert into post_place
  select id, lat, lng, cell_coarse from place
  where id in (select place_id from written) and not exists (select from post_place where place_id = id)
  on conflict do nothing;
  return null;
end
$$;

create or replace trigger post_placed after insert on post
  referencing new table as written for each statement execute function post_note_places();
