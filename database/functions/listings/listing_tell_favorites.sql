-- Queues a listing for its followers when its state or price changes.
create or replace function listing_tell_favorites() returns trigger
  language plpgsql as $$
begin
  insert into favorite_news (listing_id)
  select new.id where exists (select from favorite where listing_id = new.id)
  on conflict do nothing;
  return null;
end
$$;

create or replace trigger listing_tell_favorites after update on listing
  for each row when (
    (old.state, old.price_type, old.price_minor, old.currency)
    is distinct from (new.state, new.price_type, new.price_minor, new.currency))
  execute function listing_tell_favorites();
