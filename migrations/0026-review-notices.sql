-- The owner of a listing finds in the app what staff decided about it.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches',
  'search_paused', 'listing_approved', 'listing_changes_requested', 'listing_rejected'));
