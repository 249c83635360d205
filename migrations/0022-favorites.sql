-- What people keep an eye on, and how they last knew it: what has changed since is news to them.
create table favorite (
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references listing (id) on delete cascade,
  created_at timestamptz not null default clock_now(),
  known_state text not null check (known_state in ('active', 'reserved', 'away')),
  -- The price that a drop is measured against.
  known_price bigint check (known_price between 0 and 100000000000),
  known_currency text,
  -- The end they were told of, or saw themselves.
  known_end timestamptz,
  primary key (user_id, listing_id),
  check ((known_price is null) = (known_currency is null))
);
create index favorite_of_user on favorite (user_id, created_at desc, listing_id desc);
create index favorite_of_listing on favorite (listing_id);

-- Listings with followers that were changed and not looked at since; a job does that every minute. A trigger fills
-- it, so that no way of changing a listing can forget to.
create table favorite_news (
  listing_id uuid primary key references listing (id) on delete cascade,
  changed_at timestamptz not null default clock_now()
);

create function listing_tell_favorites() returns trigger
  language plpgsql as $$
begin
  insert into favorite_news (listing_id)
  select new.id where exists (select from favorite where listing_id = new.id)
  on conflict do nothing;
  return null;
end
$$;
create trigger listing_tell_favorites after update on listing
  for each row when (
    (old.state, old.price_type, old.price_minor, old.currency)
    is distinct from (new.state, new.price_type, new.price_minor, new.currency))
  execute function listing_tell_favorites();

-- Who wants no mails about what they saved; everybody else gets them.
create table favorite_mails_off (
  user_id uuid primary key references auth.users (id) on delete cascade
);
