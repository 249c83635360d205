-- What is counted of each day (UTC), so that figures over time are read and not computed.
create table staff_figure (
  metric text not null check (metric in (
    'new_people', 'new_listings', 'live_listings', 'live_in_city', 'closed', 'closed_here', 'first_reply_minutes',
    'reports', 'handling_minutes', 'appeals', 'appeals_overturned')),
  -- A category or a city; empty: all.
  slice text not null default '' check (char_length(slice) <= 200),
  day date not null,
  value double precision not null check (value >= 0),
  primary key (metric, slice, day)
);
create index staff_figure_by_day on staff_figure (day);
-- What is counted of a day is found by its time.
create index listing_published_at on listing (published_at) where published_at is not null;
create index listing_closed_at on listing (closed_at) where closed_at is not null;
create index thread_of_listing_by_age on thread (created_at) where kind = 'listing';
create index user_report_by_age on user_report (created_at);
create index mod_decision_by_age on mod_decision (decided_at);
create index mod_decision_appealed on mod_decision (appealed_at) where appealed_at is not null;
