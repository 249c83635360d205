-- Who a person is to others. Made at the first sign-in. Lengths are checked in graphemes by the contract; a
-- grapheme of what people really write has at most eight code points.
create table profile (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null check (char_length(full_name) between 2 and 8 * 80),
  display_name text check (char_length(display_name) between 1 and 8 * 40),
  bio text check (char_length(bio) between 1 and 8 * 500),
  place_id integer references place (id),
  avatar_media_id uuid unique references media (id) on delete set null,
  -- Came with the demo data.
  demo boolean not null default false,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);
create index profile_by_place on profile (place_id) where place_id is not null;
