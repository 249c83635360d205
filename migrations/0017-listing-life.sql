-- Every state of a listing and what each of them needs; src/contract/listings/life/state.ts says who turns which
-- into which.
alter table listing
  -- What the end follows from beside the day of publishing: the last renewal.
  add column renewed_at timestamptz,
  add column closed_at timestamptz,
  add column close_outcome text check (close_outcome in ('sold_here', 'sold_elsewhere', 'not_available')),
  -- To whom it went, where both are known here.
  add column closed_with uuid references auth.users (id) on delete set null,
  -- How many of the two reminders before its end were sent.
  add column reminded smallint not null default 0 check (reminded between 0 and 2),
  -- What it was before its owner asked for their account to be deleted.
  add column withheld_from text,
  -- Why staff sent it back or took it down.
  add column decision_reason text,
  add column decision_note text check (char_length(decision_note) between 1 and 8 * 500),
  -- What readers are warned of.
  add column cautions text[] not null default '{}' check (cardinality(cautions) <= 30);

update listing set withheld_from = 'active' where state = 'withheld';

alter table listing drop constraint listing_state_check;
alter table listing add constraint listing_state_check check (state in (
  'draft', 'awaiting_payment', 'pending_review', 'changes_requested', 'rejected', 'active', 'reserved', 'paused',
  'expired', 'fulfilled', 'removed', 'withheld', 'deleted'));

-- What waits is complete as well; it gets its dates, words and cells when it is published.
alter table listing drop constraint listing_published_is_complete;
alter table listing add constraint listing_published_is_complete check (
  state in ('draft', 'changes_requested', 'rejected', 'deleted')
  or (num_nulls(subcategory, price_type, place_id) = 0
      and title <> '' and description <> '' and slug <> ''
      and (price_type not in ('fixed', 'negotiable', 'range') or coalesce(price_minor, 0) > 0)
      and (price_max_minor is null or price_max_minor >= price_minor)));
alter table listing add constraint listing_published_is_indexed check (
  published_at is null or state = 'deleted'
  or num_nulls(cell, cell_coarse, lat, lng, search, bumped_at, expires_at) = 0);
alter table listing drop constraint listing_draft_is_unpublished;
alter table listing add constraint listing_has_been_published check (
  case
    when state in ('active', 'reserved', 'paused', 'expired', 'fulfilled', 'removed') then published_at is not null
    when state in ('withheld', 'deleted') then true
    else published_at is null
  end);
alter table listing add constraint listing_closing check (
  (closed_at is null) = (close_outcome is null)
  and (state <> 'fulfilled' or closed_at is not null)
  and (closed_with is null or close_outcome = 'sold_here'));
alter table listing add constraint listing_withheld_knows_from check (
  (state = 'withheld') = (withheld_from is not null) and withheld_from not in ('withheld', 'deleted'));

drop index listing_to_expire;
create index listing_to_expire on listing (expires_at) where state in ('active', 'reserved', 'paused');

-- What its owner wants to make of a listing that others see: the whole content, until staff have looked at it.
-- Its new pictures are attached already, so that they are not swept away.
create table listing_revision (
  listing_id uuid primary key references listing (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 262144),
  state text not null check (state in ('pending_review', 'changes_requested')),
  decision_reason text,
  decision_note text check (char_length(decision_note) between 1 and 8 * 500),
  made_at timestamptz not null,
  check ((state = 'changes_requested') = (decision_reason is not null))
);

-- What staff are to look at, and what they said. At most one is open per listing: whatever comes up meanwhile is
-- looked at together.
create table listing_review (
  id uuid primary key,
  listing_id uuid not null references listing (id) on delete cascade,
  subject text not null check (subject in ('listing', 'revision', 'later_look')),
  score smallint not null check (score between 0 and 1000),
  signals text[] not null check (cardinality(signals) <= 30),
  opened_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('approved', 'changes_requested', 'rejected', 'withdrawn')),
  decided_by uuid references auth.users (id) on delete set null,
  decision_reason text,
  decision_note text check (char_length(decision_note) between 1 and 8 * 500),
  check ((closed_at is null) = (outcome is null)),
  check (decision_reason is not null or outcome is null or outcome in ('approved', 'withdrawn'))
);
create unique index listing_review_open on listing_review (listing_id) where closed_at is null;
create index listing_review_queue on listing_review (opened_at, id) where closed_at is null;
create index listing_review_of_listing on listing_review (listing_id, opened_at desc);

-- How often a listing was looked at, each reader once a day (UTC).
create table listing_day (
  listing_id uuid not null references listing (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);
-- Who has been counted today: a keyed hash, kept for a day.
create table listing_viewer (
  day date not null,
  listing_id uuid not null references listing (id) on delete cascade,
  viewer bytea not null check (octet_length(viewer) = 16),
  primary key (day, listing_id, viewer)
);
