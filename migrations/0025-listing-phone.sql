-- A number that the owner of a listing lets signed-in readers see, one by one. A draft holds what was typed so far.
alter table listing add column phone text check (char_length(phone) between 1 and 40);
alter table listing add constraint listing_published_phone check (
  published_at is null or phone ~ '^\+[1-9][0-9]{6,14}$');
alter table listing add constraint listing_deleted_has_no_phone check (state <> 'deleted' or phone is null);

-- Who was shown which number when: limits how many, and tells later where a number went.
create table phone_reveal (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  listing_id uuid not null references listing (id) on delete cascade,
  revealed_at timestamptz not null
);
create index phone_reveal_of_user on phone_reveal (user_id, revealed_at desc);
create index phone_reveal_of_listing on phone_reveal (listing_id, revealed_at desc);
