-- When an event begins or a home is free, as ISO 8601: texts that sort like the times that they name.
alter table listing add column soon text collate "C" generated always as (
  case category when 'events' then details ->> 'starts_at' when 'rooms_housing' then details ->> 'available_from' end
) stored;
create index listing_soonest on listing (category, soon, id) include (expires_at, point)
  where state = 'active' and soon is not null;
