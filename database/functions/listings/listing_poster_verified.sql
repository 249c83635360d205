-- Whether the poster's phone number is confirmed, stored with the listing so that a filter can use it.
create or replace function listing_poster_verified() returns trigger
  language plpgsql as $$
begin
  new.poster_verified := exists (
    select from auth.users where id = new.owner_id and phone_confirmed_at is not null);
  return new;
end
$$;

create or replace trigger listing_poster_verified before insert or update of owner_id on listing
  for each row execute function listing_poster_verified();
