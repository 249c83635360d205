-- What it costs to come to an event, and its picture; a series says it for each of its occurrences.
alter table group_event_series
  add column price_kind text check (price_kind in ('free', 'ticket', 'donation')),
  add column price_minor bigint check (price_minor between 1 and 100000000000),
  add column price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  add column cover_media_id uuid references media (id) on delete set null,
  add constraint group_event_series_price check (
    (price_minor is null) = (price_currency is null)
    and case price_kind when 'ticket' then price_minor is not null when 'donation' then true
      else price_minor is null end);
alter table group_event
  add column price_kind text check (price_kind in ('free', 'ticket', 'donation')),
  add column price_minor bigint check (price_minor between 1 and 100000000000),
  add column price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  add column cover_media_id uuid references media (id) on delete set null,
  add constraint group_event_price check (
    (price_minor is null) = (price_currency is null)
    and case price_kind when 'ticket' then price_minor is not null when 'donation' then true
      else price_minor is null end);
create index group_event_series_cover on group_event_series (cover_media_id) where cover_media_id is not null;
create index group_event_cover on group_event (cover_media_id) where cover_media_id is not null;
