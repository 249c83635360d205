-- Two people who had to do with each other over a listing: it was closed with the other, or a service was talked about.
create table review_exchange (
  id uuid primary key,
  -- Stays when the listing goes.
  listing_id uuid not null,
  -- Null: whoever wrote it is gone.
  title text check (char_length(title) between 1 and 8 * 100),
  kind text not null check (kind in ('closed', 'service')),
  seller_id uuid references auth.users (id) on delete set null,
  buyer_id uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null,
  -- Until then somebody may write; the first review brings it nearer.
  closes_at timestamptz not null check (closes_at > opened_at),
  -- Since then both can be read, and nobody writes any more.
  revealed_at timestamptz,
  check (seller_id <> buyer_id)
);
create unique index review_exchange_once on review_exchange (listing_id, seller_id, buyer_id);
create index review_exchange_of_seller on review_exchange (seller_id, opened_at desc, id desc);
create index review_exchange_of_buyer on review_exchange (buyer_id, opened_at desc, id desc);
create index review_exchange_due on review_exchange (closes_at) where revealed_at is null;

create table review (
  id uuid primary key,
  exchange_id uuid not null references review_exchange (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  about_id uuid not null references auth.users (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  tags text[] not null check (cardinality(tags) <= 4 and tags <@ array[
    'as_described', 'on_time', 'friendly', 'quick_replies', 'fair_price', 'not_as_described', 'late', 'no_show',
    'rude']),
  words text check (char_length(words) between 1 and 8 * 300),
  created_at timestamptz not null,
  -- As that of its exchange.
  revealed_at timestamptz,
  reply text check (char_length(reply) between 1 and 8 * 300),
  replied_at timestamptz,
  hidden_at timestamptz,
  unique (exchange_id, about_id),
  check (author_id <> about_id),
  check ((reply is null) = (replied_at is null)),
  check (reply is null or revealed_at is not null)
);
create index review_shown on review (about_id, revealed_at desc, id desc)
  where revealed_at is not null and hidden_at is null;
create index review_of_author on review (author_id);

alter table mod_case drop constraint mod_case_subject_kind_check;
alter table mod_case add constraint mod_case_subject_kind_check check (subject_kind in (
  'listing', 'revision', 'photo', 'message', 'thread', 'profile', 'dating_profile', 'verification', 'group', 'event',
  'post', 'comment', 'account', 'ticket', 'review'));
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (subject_kind in (
  'listing', 'message', 'profile', 'group', 'event', 'dating_profile', 'post', 'comment', 'review'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'decision_taken', 'appeal_decided', 'ticket_answered',
  'broadcast', 'review_invited', 'review_received', 'review_answered'));
