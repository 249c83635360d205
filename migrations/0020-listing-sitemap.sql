-- What search engines are told of, category by category, read from the index alone.
create index listing_sitemap on listing (category, id) include (expires_at, updated_at, lang)
  where state in ('active', 'reserved');
