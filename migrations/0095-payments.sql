-- What can be bought, and what it costs in each currency that it is sold in.
create table payment_plan (
  id text primary key check (id in (
    'posting_job', 'posting_rooms', 'bump', 'featured_3', 'featured_7', 'featured_14', 'highlight_7')),
  is_offered boolean not null default true,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default clock_now()
);
create table payment_price (
  plan_id text not null references payment_plan (id) on delete cascade,
  currency text not null check (
    currency in ('USD', 'CAD', 'GBP', 'EUR', 'SEK', 'NOK', 'CHF', 'AED', 'SAR', 'ILS', 'AUD', 'ETB')),
  -- Minor units (cents).
  amount_minor bigint not null check (amount_minor between 50 and 10000000),
  primary key (plan_id, currency)
);
insert into payment_plan (id) values
  ('posting_job'), ('posting_rooms'), ('bump'), ('featured_3'), ('featured_7'), ('featured_14'), ('highlight_7');
insert into payment_price (plan_id, currency, amount_minor) values
  ('posting_job', 'USD', 1500), ('posting_rooms', 'USD', 1000), ('bump', 'USD', 200), ('featured_3', 'USD', 500),
  ('featured_7', 'USD', 900), ('featured_14', 'USD', 1500), ('highlight_7', 'USD', 300);

-- One payment. What was bought and what it cost is written down once: later prices do not change it.
create table payment_order (
  id uuid primary key,
  -- What people quote when they write to us.
  number integer not null unique generated always as identity (start with 1001),
  -- Null once the person is gone: the amount stays for the books.
  user_id uuid references auth.users (id) on delete set null,
  listing_id uuid references listing (id) on delete set null,
  -- [{planId, product, days, amountMinor}]
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 4),
  currency text not null check (
    currency in ('USD', 'CAD', 'GBP', 'EUR', 'SEK', 'NOK', 'CHF', 'AED', 'SAR', 'ILS', 'AUD', 'ETB')),
  -- Of all lines, without tax.
  amount_minor bigint not null check (amount_minor > 0),
  -- Added by the provider; null until it says.
  tax_minor bigint check (tax_minor >= 0),
  refunded_minor bigint not null default 0,
  state text not null default 'created' check (state in (
    'created', 'processing', 'paid', 'fulfilled', 'partially_refunded', 'refunded', 'disputed', 'expired', 'failed',
    'cancelled')),
  provider text not null check (provider in ('stripe', 'test')),
  provider_session text,
  provider_payment text,
  -- Where it is paid, as long as it can be.
  checkout_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  paid_at timestamptz,
  ended_at timestamptz,
  unique (provider, provider_session),
  check (refunded_minor between 0 and amount_minor + coalesce(tax_minor, 0)),
  check (state not in ('paid', 'fulfilled', 'partially_refunded', 'refunded', 'disputed') or paid_at is not null),
  check (checkout_url is null or state in ('created', 'processing'))
);
-- A listing is paid for once at a time.
create unique index payment_order_open on payment_order (listing_id) where state in ('created', 'processing');
create index payment_order_of_listing on payment_order (listing_id) where listing_id is not null;
create index payment_order_of_user on payment_order (user_id, id desc) where user_id is not null;
create index payment_order_by_payment on payment_order (provider, provider_payment) where provider_payment is not null;
create index payment_order_to_expire on payment_order (expires_at) where state in ('created', 'processing');

-- What a provider has reported: each report counts once.
create table payment_event (
  provider text not null check (provider in ('stripe', 'test')),
  id text not null check (char_length(id) between 1 and 255),
  order_id uuid references payment_order (id) on delete set null,
  outcome text not null check (outcome in (
    'applied', 'unchanged', 'ignored', 'returned', 'unknown_order', 'wrong_amount')),
  received_at timestamptz not null,
  primary key (provider, id)
);
create index payment_event_by_time on payment_event (received_at);
create index payment_event_of_order on payment_event (order_id) where order_id is not null;

create table payment_refund (
  id uuid primary key,
  order_id uuid not null references payment_order (id) on delete cascade,
  -- With its part of the tax.
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('rejected', 'undeliverable', 'late', 'paid_twice', 'staff')),
  state text not null default 'requested' check (state in ('requested', 'succeeded', 'failed')),
  provider_refund text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'requested') = (settled_at is null))
);
create index payment_refund_of_order on payment_refund (order_id);
-- Staff may return what is left in parts; everything else is returned once.
create unique index payment_refund_once on payment_refund (order_id, reason) where reason <> 'staff';
create unique index payment_refund_of_provider on payment_refund (provider_refund) where provider_refund is not null;

-- What an order gave to a listing.
create table payment_grant (
  id uuid primary key,
  order_id uuid not null references payment_order (id) on delete cascade,
  listing_id uuid not null references listing (id) on delete cascade,
  product text not null check (product in ('posting', 'bump', 'featured', 'highlight')),
  days integer check (days between 1 and 366),
  granted_at timestamptz not null,
  -- Its days count from when the listing is on offer.
  starts_at timestamptz,
  ends_at timestamptz,
  -- The money went back, or nobody is to have it any more.
  revoked_at timestamptz,
  -- Its owner was notified that it has ended.
  is_closed boolean not null default false,
  unique (order_id, product),
  check ((product = 'bump') = (days is null)),
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at)
);
create index payment_grant_of_listing on payment_grant (listing_id, product) where revoked_at is null;
create index payment_grant_to_close on payment_grant (ends_at) where not is_closed and revoked_at is null;

alter table listing
  add column highlighted_until timestamptz,
  -- Paid for until then: no edit or renewal lengthens its life beyond.
  add column paid_until timestamptz;

-- Payments of the provider that takes no money, where no real one is set up.
create table test_payment (
  id text primary key,
  order_id uuid not null unique references payment_order (id) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null
);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'comment_answered', 'mentioned', 'decision_taken',
  'appeal_decided', 'ticket_answered', 'broadcast', 'review_invited', 'review_received', 'review_answered',
  'payment_received', 'payment_failed', 'payment_refunded', 'payment_waits', 'promotion_ended'));
