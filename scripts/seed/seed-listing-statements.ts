/** Tables of what listings are made from; [low, high) is a row's part of the numbers from 0 to 1. */
export const INGREDIENTS = `
  create temp table seed_city (
    low float8 primary key, high float8, place_id int, lat float8, lng float8, cell int, cell_coarse int,
    currency text, weight float8);
  create temp table seed_share (
    low float8 primary key, high float8, category text, life_days int, subcategories text[], share float8);
  create temp table seed_title (category text, number int, lang text, text text, primary key (category, number));
  create temp table seed_sentence (
    number int primary key, text text, words tsvector generated always as (search_words(text)) stored);
  create temp table seed_owner (number int primary key, owner_id uuid);
  create temp table seed_draw (
    id uuid, n int, owner_id uuid, place_id int, lat float8, lng float8, cell int, cell_coarse int, currency text,
    category text, subcategory text, kind text, state text, life_days int, made_at timestamptz, amount bigint,
    price_type text, photo_count int, featured boolean, lang text, title text, description text, words tsvector,
    details jsonb);

  -- Version 7, of the time the listing was made.
  create function pg_temp.id_of(made_at timestamptz) returns uuid language sql as $$
    select overlay(overlay(gen_random_uuid()::text
        placing left(stamp, 8) || '-' || right(stamp, 4) from 1 for 13) placing '7' from 15 for 1)::uuid
    from lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') as stamp
  $$`

export const OWNERS = `
  insert into seed_owner
  select row_number() over (order by id) - 1, id from auth.users where email like '%@seed.invalid'`

/** Numbers $1 to $2 of $3 listings, the first the oldest; two days of chance in their order. */
export const DRAW = `
  insert into seed_draw
  with dice as materialized (
    select n, random() as city, random() as category, random() as subcategory, random() as kind,
           random() as state, random() as owner, random() as title, random() as first, random() as second,
           random() as third, random() as price, random() as pictures, random() as featured,
           clock_now() - (23 * (1 - n / $3::float8) + 2 * random()) * interval '1 day' as made_at
    from generate_series($1::int, $2::int) as n
  )
  select
    pg_temp.id_of(made_at), n, seed_owner.owner_id, seed_city.place_id, lat, lng, cell, cell_coarse, currency,
    seed_share.category,
    subcategories[1 + floor(dice.subcategory * cardinality(subcategories))::int],
    case when seed_share.category <> 'events' and dice.kind < 0.1 then 'wanted' else 'offer' end,
    case when dice.state < 0.85 then 'active' when dice.state < 0.95 then 'expired' else 'draft' end,
    life_days, made_at,
    exp(4 + price * 8)::bigint * 10,
    case when price < 0.9 then 'fixed' when price < 0.95 then 'free' else 'on_request' end,
    case when pictures < 0.8 then 1 + floor(pictures * 2.4)::int else 0 end,
    dice.featured < 0.002,
    seed_title.lang, seed_title.text || ' ' || n,
    first.text || ' ' || second.text || ' ' || third.text,
    first.words || second.words || third.words,
    case seed_share.category
      when 'rooms_housing' then jsonb_build_object(
        'available_from', to_char(made_at, 'YYYY-MM-DD'), 'bedrooms', n % 5)
      when 'jobs' then jsonb_build_object(
        'employer', 'Habesha Market', 'employment_type', 'full_time',
        'apply_by', to_char(made_at + interval '60 days', 'YYYY-MM-DD'))
      when 'items' then jsonb_build_object('condition', 'good')
      when 'services' then jsonb_build_object('years', n % 20)
      else jsonb_build_object(
        'starts_at', to_char(made_at + interval '40 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timezone', 'UTC')
    end
  from dice
  join seed_city on seed_city.low <= dice.city and dice.city < seed_city.high
  join seed_share on seed_share.low <= dice.category and dice.category < seed_share.high
  join seed_owner on seed_owner.number = floor(dice.owner * (select count(*) from seed_owner))::int
  join seed_title on seed_title.category = seed_share.category
    and seed_title.number = floor(dice.title * (select max(number) + 1 from seed_title))::int
  cross join (select count(*) as all from seed_sentence) as sentences
  join seed_sentence as first on first.number = floor(dice.first * sentences.all)::int
  join seed_sentence as second on second.number = floor(dice.second * sentences.all)::int
  join seed_sentence as third on third.number = floor(dice.third * sentences.all)::int`

export const LISTINGS = `
  insert into listing (
    id, owner_id, photo_count, place_id, cell, cell_coarse, lat, lng, price_minor, created_at, updated_at,
    published_at, bumped_at, expires_at, featured_until,
    state, category, subcategory, kind, lang, price_type, price_period, currency, slug, title, description,
    languages, details, highlights, search)
  select
    draw.id, owner_id, photo_count, place_id, draw.cell, draw.cell_coarse, draw.lat, draw.lng,
    case when price_type = 'fixed' then amount end, made_at, made_at,
    published_at, published_at,
    case state when 'active' then made_at + life_days * interval '1 day'
               when 'expired' then made_at + (clock_now() - made_at) / 2 end,
    case when featured then clock_now() + interval '30 days' end,
    state, category, subcategory, kind, lang, price_type,
    case category when 'rooms_housing' then 'month' when 'jobs' then 'hour' end,
    currency, replace(category, '_', '-') || '-' || n, title, description, array[lang], details, details,
    case when state <> 'draft' then listing_search(
      search_words(title), search_words(listing_facts(subcategory, details, null, place.name, place.name_am)),
      words, category, details, draw.cell, draw.cell_coarse) end
  from seed_draw as draw
  join place on place.id = draw.place_id
  cross join lateral (select case when state <> 'draft' then made_at end as published_at) as published
  order by made_at`

const BLUR = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='

/** Foreign keys are looked at when the statement ends, so both tables can be filled by one. */
export const PICTURES = `
  with picture as materialized (
    select gen_random_uuid() as id, draw.id as listing_id, owner_id, position, made_at
    from seed_draw as draw cross join generate_series(0, photo_count - 1) as position
  ), kept as (
    insert into media (id, owner_id, purpose, width, height, blur, created_at, attached_at)
    select id, owner_id, 'listing', 1200, 900, '${BLUR}', made_at, made_at from picture
  )
  insert into listing_photo (listing_id, position, media_id) select listing_id, position, id from picture`
