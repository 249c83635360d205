-- Searches that people come back to, and are told of when something new matches.
create table saved_search (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 8 * 80),
  -- The canonical filter: what search-listings takes, without what is not set.
  filters jsonb not null check (jsonb_typeof(filters) = 'object' and octet_length(filters::text) <= 4096),
  -- What the place of the filter is called.
  place_id integer references place (id) on delete set null,
  channel text not null check (channel in ('email', 'app', 'none')),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  created_at timestamptz not null,
  -- Everything published up to then has been told, or was there to be seen.
  last_notified_at timestamptz not null,
  next_look_at timestamptz not null,
  opened_at timestamptz not null,
  -- By its person, or because nobody opened it for long.
  paused text check (paused in ('asked', 'unopened'))
);
-- The same filter is saved once.
create unique index saved_search_once on saved_search (user_id, filters);
create index saved_search_of_user on saved_search (user_id, created_at desc);
create index saved_search_due on saved_search (next_look_at) where paused is null and channel <> 'none';
create index saved_search_unopened on saved_search (opened_at) where paused is null;
create index saved_search_by_place on saved_search (place_id);
