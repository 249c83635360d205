-- Stores ListingCard of the contract with the row. The photos are written before the row that counts them.
create or replace function listing_make_card() returns trigger
  language plpgsql as $$
begin
  new.card := null;
  if new.state = 'active' then
    select left(row_to_json(card)::text, -1) into new.card
    from place
    left join lateral (
      select media_id from listing_photo
      where listing_id = new.id and withheld is null order by position limit 1) as photo on true
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
    -- few have one: the cards of the others stay as short as they are
    if new.translation_lang is not null then
      new.card := new.card || ',"translation":'
        || json_build_object('lang', new.translation_lang, 'title', new.translation_title);
    end if;
  end if;
  return new;
end
$$;

create or replace trigger listing_make_card before insert or update on listing
  for each row execute function listing_make_card();
