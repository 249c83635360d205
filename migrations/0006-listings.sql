-- Letters and digits only, lower case, one space between words: the words of a text as search sees them. Words
-- that people type are cut alike in src/server/listings/search/word-policy.ts.
create function search_text(raw text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(lower(normalize(raw, NFC)), '[^[:alnum:]]+', ' ', 'g');

-- A position as a point of a globe with the radius 3959 miles, so that `<->` is a distance in miles, through
-- the earth: shorter than along the surface, but in the same order. GiST walks it from near to far.
-- (Functions of earthdistance look their own parts up by search_path, which maintenance empties.)
create function globe_point(lat double precision, lng double precision) returns cube
  language sql immutable strict parallel safe
  return cube(array[
    3959 * cos(radians(lat)) * cos(radians(lng)),
    3959 * cos(radians(lat)) * sin(radians(lng)),
    3959 * sin(radians(lat))]);

-- Lengths are counted in graphemes by the contract; a grapheme of what people write has at most eight code
-- points. A draft holds what there is so far; what was published is complete. A deleted row is only a
-- tombstone that answers for its id: the texts are gone.
create table listing (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  -- How many listing_photo rows there are; kept by the writer for filters and cards.
  photo_count smallint not null default 0 check (photo_count between 0 and 20),
  place_id integer references place (id),
  -- 0.25° and 2° grids, see src/contract/geo/cell.ts.
  cell integer check (cell between 0 and 1036799),
  cell_coarse integer check (cell_coarse between 0 and 16199),
  -- The public point: centre of a cell of about 1 km. No exact position is stored.
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  price_minor bigint check (price_minor between 0 and 100000000000),
  price_max_minor bigint check (price_max_minor between 0 and 100000000000),
  -- What a price filter or price order goes by: free is nothing, "on request" has no place in it.
  sort_price bigint generated always as (
    case when price_type = 'free' then 0
         when price_type in ('fixed', 'negotiable', 'range') then price_minor end) stored,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  published_at timestamptz,
  -- Newest first goes by this; renewing moves it on.
  bumped_at timestamptz,
  expires_at timestamptz,
  featured_until timestamptz,
  deleted_at timestamptz,
  point cube generated always as (globe_point(lat, lng)) stored,
  state text not null default 'draft' check (state in ('draft', 'active', 'expired', 'deleted')),
  category text not null check (category in ('rooms_housing', 'jobs', 'items', 'services', 'events')),
  subcategory text,
  kind text not null default 'offer' check (kind in ('offer', 'wanted')),
  lang text not null default 'en' check (lang in ('en', 'am', 'ti', 'om')),
  price_type text check (price_type in ('fixed', 'negotiable', 'free', 'on_request', 'range', 'swap')),
  price_period text check (price_period in ('hour', 'day', 'night', 'week', 'month', 'year')),
  currency text check (
    currency in ('USD', 'CAD', 'GBP', 'EUR', 'SEK', 'NOK', 'CHF', 'AED', 'SAR', 'ILS', 'AUD', 'ETB', 'ERN')),
  slug text not null default '' check (slug ~ '^[a-z0-9-]*$' and char_length(slug) <= 80),
  title text not null default '' check (char_length(title) <= 8 * 100),
  description text not null default '' check (char_length(description) <= 8 * 5000),
  neighborhood text check (char_length(neighborhood) between 1 and 8 * 60),
  -- Never shown.
  postal_code text check (char_length(postal_code) between 1 and 8 * 12),
  languages text[] not null default '{}' check (
    cardinality(languages) <= 6
    and languages <@ array['am', 'ti', 'om', 'en', 'fr', 'es', 'ar', 'de', 'it', 'sv', 'no']),
  -- The category's own fields, and those of them that a card shows.
  details jsonb not null default '{}' check (
    jsonb_typeof(details) = 'object' and octet_length(details::text) <= 65536),
  highlights jsonb not null default '{}' check (jsonb_typeof(highlights) = 'object'),
  -- Words with weights and both cells as tokens, see listing_search().
  search tsvector,

  constraint listing_subcategory check (
    category = 'rooms_housing' and subcategory in (
      'room_shared', 'room_private', 'basement_suite', 'apartment', 'house', 'sublet', 'commercial',
      'parking_storage')
    or category = 'jobs' and subcategory in (
      'full_time', 'part_time', 'gig', 'household', 'driver_delivery', 'hospitality', 'healthcare',
      'tech_office', 'trades', 'internship_volunteer')
    or category = 'items' and subcategory in (
      'vehicles', 'electronics', 'furniture', 'appliances', 'clothing_traditional', 'baby_kids',
      'food_homemade', 'books_media', 'beauty', 'household', 'instruments', 'free')
    or category = 'services' and subcategory in (
      'home_repair', 'cleaning', 'moving', 'beauty_braiding', 'catering_coffee_ceremony', 'photo_video',
      'music_dj', 'tax_accounting', 'legal_immigration', 'translation_interpreting', 'tutoring',
      'childcare_eldercare', 'transport', 'it', 'health_wellness', 'driving_school', 'funeral_help')
    or category = 'events' and subcategory in (
      'holiday_cultural', 'concert_party', 'religious', 'sports', 'business_networking',
      'education_workshop', 'charity', 'kids_family', 'memorial')),
  constraint listing_price check (
    (price_type is null) = (currency is null)
    and (price_type is not null or num_nonnulls(price_minor, price_max_minor, price_period) = 0)),
  constraint listing_published_is_complete check (
    state in ('draft', 'deleted')
    or (num_nulls(subcategory, price_type, place_id, cell, cell_coarse, lat, lng, search,
                  published_at, bumped_at, expires_at) = 0
        and title <> '' and description <> '' and slug <> ''
        and (price_type not in ('fixed', 'negotiable', 'range') or coalesce(price_minor, 0) > 0)
        and (price_max_minor is null or price_max_minor >= price_minor))),
  constraint listing_draft_is_unpublished check (state <> 'draft' or published_at is null),
  constraint listing_deleted_is_empty check (
    (state = 'deleted') = (deleted_at is not null)
    and (state <> 'deleted'
         or (title = '' and description = '' and details = '{}' and highlights = '{}' and photo_count = 0
             and num_nonnulls(place_id, cell, lat, neighborhood, postal_code, search, price_type) = 0)))
);

-- Newest first anywhere, kind by kind, and within a radius cell by cell (src/server/listings/search/).
create index listing_newest on listing (bumped_at desc, id desc) include (expires_at) where state = 'active';
create index listing_newest_of_kind on listing (category, subcategory, bumped_at desc, id desc)
  include (expires_at) where state = 'active';
create index listing_newest_of_cell on listing (cell, bumped_at desc, id desc)
  include (category, currency, sort_price, expires_at, point) where state = 'active';
create index listing_newest_of_coarse_cell on listing (cell_coarse, bumped_at desc, id desc)
  include (category, currency, sort_price, expires_at, point) where state = 'active';
-- By price, anywhere and within a radius.
create index listing_price on listing (currency, sort_price, id)
  include (category, subcategory, expires_at) where state = 'active' and sort_price is not null;
create index listing_price_of_cell on listing (cell, currency, sort_price, id)
  include (category, expires_at, point) where state = 'active' and sort_price is not null;
-- From near to far and, where distances are the same (all of one city), from new to old.
create index listing_nearest on listing using gist (point, bumped_at) where state = 'active';
create index listing_nearest_of_category on listing using gist (category, point, bumped_at)
  where state = 'active';
-- Words and cells together.
create index listing_words on listing using gin (search) with (fastupdate = off) where state = 'active';
create index listing_featured on listing (bumped_at desc, id desc)
  where state = 'active' and featured_until is not null;

create index listing_of_owner on listing (owner_id, updated_at desc, id desc) where state <> 'deleted';
create index listing_to_expire on listing (expires_at) where state = 'active';
create index listing_by_place on listing (place_id);

-- A picture belongs to one listing; the first one is its cover.
create table listing_photo (
  listing_id uuid not null references listing (id) on delete cascade,
  position smallint not null check (position between 0 and 19),
  media_id uuid not null unique references media (id) on delete cascade,
  alt text check (char_length(alt) between 1 and 8 * 140),
  primary key (listing_id, position)
);

-- The words of a text with their places in it.
create function search_words(raw text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', coalesce(search_text(raw), ''));

-- What a listing is found by: its title above what it is and where, and those above the description. The cells
-- stand beside them as tokens that begin with '_', which no word does.
create function listing_search(
  title tsvector, facts tsvector, description tsvector, cell integer, cell_coarse integer
) returns tsvector
  language sql immutable parallel safe
  return setweight(title, 'A') || setweight(facts, 'B') || setweight(description, 'D')
    || array_to_tsvector(array['_g' || cell, '_h' || cell_coarse]);

-- What a listing is and where, as one text to search in.
create function listing_facts(
  subcategory text, details jsonb, neighborhood text, place_name text, place_name_am text
) returns text
  language sql immutable parallel safe
  return subcategory || ' ' || place_name
    || ' ' || coalesce(place_name_am, '') || ' ' || coalesce(neighborhood, '')
    || ' ' || coalesce(details ->> 'role', '') || ' ' || coalesce(details ->> 'employer', '')
    || ' ' || coalesce(details ->> 'brand', '') || ' ' || coalesce(details ->> 'model', '')
    || ' ' || coalesce(details ->> 'venue', '');
