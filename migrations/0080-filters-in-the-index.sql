-- Lists are narrowed by the subcategory and by what is offered or wanted as often as by the category: the indexes of
-- cells answer both, without a look at the row.
drop index listing_newest_of_cell;
create index listing_newest_of_cell on listing (cell, bumped_at desc, id desc)
  include (category, subcategory, kind, currency, compared_price, expires_at, point)
  where state = 'active';
drop index listing_newest_of_coarse_cell;
create index listing_newest_of_coarse_cell on listing (cell_coarse, bumped_at desc, id desc)
  include (category, subcategory, kind, currency, compared_price, expires_at, point)
  where state = 'active';
drop index listing_price_of_cell;
create index listing_price_of_cell on listing (cell, currency, compared_price, id)
  include (category, subcategory, kind, expires_at, point)
  where state = 'active' and compared_price is not null;

-- Common words of one category, and the cities of its listings: without it the newest of all are gone through.
create index listing_newest_of_category on listing (category, bumped_at desc, id desc)
  include (subcategory, kind, place_id, expires_at)
  where state = 'active';

-- Details that lists are narrowed by are tokens of the search vector, see listing_detail_tokens.
update listing set search = search || array_to_tsvector(coalesce((
  select array_agg(distinct token)
  from jsonb_each(details) as detail (name, content)
  cross join lateral (
    select '_d' || name as token
    union all
    select '_d' || name || '=' || option
    from jsonb_array_elements_text(
      case jsonb_typeof(content) when 'array' then content else jsonb_build_array(content) end) as listed (option)
    where jsonb_typeof(content) in ('string', 'array') and option ~ '^[a-z0-9_]{1,40}$'
    union all
    select '_d' || name || '=' || least(floor((content #>> '{}')::numeric), 10) where jsonb_typeof(content) = 'number'
  ) as named
  where content not in ('false', 'null')), '{}'))
where search is not null;
