-- What a public listing cost before its price was changed, until the new one has stood for a day: many small changes
-- are held against it as one large change is.
alter table listing
  add column settled_price_minor bigint check (settled_price_minor between 0 and 100000000000),
  add column settled_price_until timestamptz,
  add constraint listing_settled_price check ((settled_price_minor is null) = (settled_price_until is null));
