-- Confirming or losing a phone number changes the badge on all listings of the account.
create or replace function listing_follow_phone() returns trigger
  language plpgsql as $$
begin
  update listing set poster_verified = new.phone_confirmed_at is not null where owner_id = new.id;
  return null;
end
$$;

create or replace trigger listing_follow_phone after update of phone_confirmed_at on auth.users
  for each row when ((old.phone_confirmed_at is null) <> (new.phone_confirmed_at is null))
  execute function listing_follow_phone();
