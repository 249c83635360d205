-- What a price filter or price order goes by: rents by the month, pay by the hour, all others as they stand (policy:
-- comparedAmount in src/contract/listings/price.ts). sort_price stays the price as it is written.
alter table listing add column compared_price bigint generated always as (
  case when price_type = 'free' then 0
       when price_type not in ('fixed', 'negotiable', 'range') then null
       when category = 'rooms_housing' then least(100000000000, round(price_minor *
         case price_period when 'week' then 52.0 / 12 when 'night' then 30 when 'day' then 30
                           when 'year' then 1 / 12.0 else 1 end))
       when category = 'jobs' then round(price_minor *
         case price_period when 'day' then 1 / 8.0 when 'night' then 1 / 8.0 when 'week' then 1 / 40.0
                           when 'month' then 12 / 2080.0 when 'year' then 1 / 2080.0 else 1 end)
       else price_minor end) stored;

drop index listing_newest_of_cell, listing_newest_of_coarse_cell, listing_price, listing_price_of_cell;
create index listing_newest_of_cell on listing (cell, bumped_at desc, id desc)
  include (category, currency, compared_price, expires_at, point) where state = 'active';
create index listing_newest_of_coarse_cell on listing (cell_coarse, bumped_at desc, id desc)
  include (category, currency, compared_price, expires_at, point) where state = 'active';
create index listing_price on listing (currency, compared_price, id)
  include (category, subcategory, expires_at) where state = 'active' and compared_price is not null;
create index listing_price_of_cell on listing (cell, currency, compared_price, id)
  include (category, expires_at, point) where state = 'active' and compared_price is not null;
