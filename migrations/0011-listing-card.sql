-- What a list shows of an active listing, ready-made as the text of a JSON object (ListingCard of the contract but
-- for what depends on who asks and when): making twenty of them from four tables took most of the time of a
-- search. The last brace is missing, so that the rest can be put behind it without taking the text apart.
alter table listing add column card text;

-- Rows of up to half a page stay whole: a card or the words of a listing are read faster than unpacked.
alter table listing alter column card set storage main;
alter table listing set (toast_tuple_target = 4080);

-- Photos are written before the row that counts them.
create function listing_make_card() returns trigger
  language plpgsql as $$
begin
  new.card := null;
  if new.state = 'active' then
    select left(row_to_json(card)::text, -1) into new.card
    from place
    left join listing_photo as photo on photo.listing_id = new.id and photo.position = 0
    left join media on media.id = photo.media_id
    cross join lateral (
      select
        new.id, new.slug, new.category, new.subcategory, new.kind, new.title, new.lang,
        (select row_to_json(price) from (
          select new.price_type as type, new.price_minor as "amountMinor", new.price_max_minor as "maxMinor",
                 new.currency, new.price_period as period) as price) as price,
        (select row_to_json(picture) from (
          select media.id, width, height, blur where media.id is not null) as picture) as cover,
        new.photo_count as "photoCount",
        (select row_to_json(city) from (
          select place.id, name, name_am as "nameAm", admin1, country, new.neighborhood) as city) as place,
        new.highlights,
        to_char(new.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
    ) as card
    where place.id = new.place_id;
  end if;
  return new;
end
$$;
create trigger listing_make_card before insert or update on listing
  for each row execute function listing_make_card();

-- A new edition of the places may name some of them anew.
create function listing_follow_place() returns trigger
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
create trigger listing_follow_place after update on place
  referencing old table as former new table as renamed for each statement execute function listing_follow_place();

update listing set card = null where state = 'active';
alter table listing add constraint listing_active_has_card check ((state = 'active') = (card is not null));
