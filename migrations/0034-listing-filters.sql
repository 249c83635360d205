-- Words, place and category are cut in one index: each cell stands among the tokens a second time, with the category.
create function listing_search(
  title tsvector, facts tsvector, description tsvector, category text, cell integer, cell_coarse integer
) returns tsvector
  language sql immutable parallel safe
  return setweight(title, 'A') || setweight(facts, 'B') || setweight(description, 'D')
    || array_to_tsvector(array[
      '_g' || cell, '_h' || cell_coarse, '_g' || cell || '_' || category, '_h' || cell_coarse || '_' || category]);
drop function listing_search(tsvector, tsvector, tsvector, integer, integer);

-- Has its poster a telephone number that was confirmed? Lists are narrowed by it, so it stands beside each listing
-- and follows the account.
alter table listing add column poster_verified boolean not null default false;

create function listing_poster_verified() returns trigger
  language plpgsql as $$
begin
  new.poster_verified := exists (
    select from auth.users where id = new.owner_id and phone_confirmed_at is not null);
  return new;
end
$$;
create trigger listing_poster_verified before insert or update of owner_id on listing
  for each row execute function listing_poster_verified();

create function listing_follow_phone() returns trigger
  language plpgsql as $$
begin
  update listing set poster_verified = new.phone_confirmed_at is not null where owner_id = new.id;
  return null;
end
$$;
create trigger listing_follow_phone after update of phone_confirmed_at on auth.users
  for each row when ((old.phone_confirmed_at is null) <> (new.phone_confirmed_at is null))
  execute function listing_follow_phone();

update listing
set search = search || array_to_tsvector(array['_g' || cell || '_' || category, '_h' || cell_coarse || '_' || category])
where search is not null and cell is not null;
update listing set poster_verified = true
from auth.users as owner
where owner.id = listing.owner_id and owner.phone_confirmed_at is not null;
