-- Dating: profiles, who chose whom, and matches.
create function dating_age(born date, today date) returns integer
  language sql immutable strict parallel safe
  return extract(year from age(today::timestamp, born::timestamp))::int;

-- Lengths are counted in graphemes by the contract; a grapheme of what people write has at most eight code points.
create table dating_profile (
  -- Names the profile to others; the person's own id leads out of dating and is never told.
  id uuid primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  date_of_birth date not null,
  gender text not null check (gender in ('woman', 'man', 'nonbinary')),
  seeking text[] not null check (
    cardinality(seeking) between 1 and 3 and seeking <@ array['woman', 'man', 'nonbinary']),
  bio text not null check (char_length(bio) between 20 and 8 * 500),
  -- In words, as it was written; the city behind them where it is known.
  location text not null check (char_length(location) between 2 and 8 * 120),
  place_id integer references place (id),
  -- A cell of about 5 km and its centre (src/server/dating/cell-policy.ts). No position is stored.
  cell integer not null check (cell between 0 and 32000000),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- The centre on a globe of radius 1: the square of the straight line between two is compared, never an angle.
  x double precision not null generated always as (cos(radians(lat)) * cos(radians(lng))) stored,
  y double precision not null generated always as (cos(radians(lat)) * sin(radians(lng))) stored,
  z double precision not null generated always as (sin(radians(lat))) stored,
  -- 1° grid of src/contract/geo/cell.ts.
  block integer not null check (block between 0 and 64799),
  looking_for text not null check (
    looking_for in ('serious-relationship', 'casual-dating', 'friendship', 'marriage')),
  relationship_type text not null check (relationship_type in ('exclusive', 'open', 'casual')),
  education text check (char_length(education) between 1 and 8 * 80),
  profession text check (char_length(profession) between 1 and 8 * 80),
  -- Centimeters.
  height smallint check (height between 100 and 250),
  interests text[] not null check (cardinality(interests) <= 10),
  languages text[] not null check (
    cardinality(languages) between 1 and 7 and languages <@ array['am', 'ti', 'om', 'en', 'fr', 'es', 'ar']),
  cultural_tags text[] not null check (cardinality(cultural_tags) <= 3),
  -- Whom they want to be shown, which holds both ways for age and distance.
  age_from smallint not null default 22 check (age_from between 18 and 65),
  -- The top step means that age and older.
  age_to smallint not null default 35 check (age_to between 18 and 65),
  oldest smallint not null generated always as (case when age_to = 65 then 200 else age_to end) stored,
  -- Miles.
  reach smallint not null default 50 check (reach between 5 and 200 and reach % 5 = 0),
  reach_squared double precision not null generated always as (4 * power(sin(reach / (2 * 3959.0)), 2)) stored,
  filter_languages text[] not null default '{}',
  filter_interests text[] not null default '{}' check (cardinality(filter_interests) <= 10),
  verified_only boolean not null default false,
  active_recently boolean not null default false,
  -- Cells of the 1° grid within reach.
  blocks integer[] not null check (cardinality(blocks) > 0),
  is_paused boolean not null default false,
  is_incognito boolean not null default false,
  hides_from_groups boolean not null default false,
  -- Kept until connections exist.
  hides_from_connections boolean not null default false,
  -- Not shown to anybody: until staff have looked, or because they decided so.
  withheld text check (withheld in ('review', 'removed')),
  is_shown boolean not null generated always as (not is_paused and withheld is null) stored,
  -- When staff found that the photos show this person.
  verified_at timestamptz,
  -- Has a confirmed telephone number.
  has_phone boolean not null default false,
  -- Where one stands in the circle that decks go around; every reader begins at another place each day.
  turn integer not null generated always as (uuid_hash(id)) stored,
  -- The day, rather than the moment, of the last look at the deck.
  active_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Came with the demo data.
  demo boolean not null default false,
  check (age_from <= age_to),
  check (date_of_birth <= (updated_at at time zone 'utc')::date - interval '18 years'),
  check (date_of_birth > (created_at at time zone 'utc')::date - interval '101 years')
);
create index dating_profile_deck on dating_profile (block, gender, turn) where is_shown;

create table dating_photo (
  user_id uuid not null references dating_profile (user_id) on delete cascade,
  media_id uuid not null unique references media (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  primary key (user_id, position)
);

-- What a deck shows of a profile, ready-made as the text of a JSON object (DeckCard of the contract but for what
-- depends on who asks and when). The last brace is missing, so that the rest can be put behind it. A table of its
-- own, since decks look at many profiles and show few.
create table dating_card (
  user_id uuid primary key references dating_profile (user_id) on delete cascade,
  card text not null
);
alter table dating_card alter column card set storage main;
alter table dating_card set (toast_tuple_target = 8160);

-- Where a photo needs a signature stands "access" : "@{id}", which no text of people can look like: its quotation
-- marks are escaped.
create function dating_make_card(person uuid) returns void
  language sql as $$
  insert into dating_card (user_id, card)
  select d.user_id, left(json_build_object(
    'id', d.id,
    'displayName', coalesce(p.display_name, 'Anonymous'),
    'bio', d.bio,
    'photos', coalesce((
      select json_agg(json_build_object(
        'id', media.id, 'width', width, 'height', height, 'blur', blur, 'access', '@' || media.id)
        order by position)
      from dating_photo as photo join media on media.id = photo.media_id
      where photo.user_id = d.user_id), '[]'),
    'city', trim(split_part(d.location, ',', 1)),
    'languages', d.languages,
    'culturalTags', d.cultural_tags,
    'interests', d.interests,
    'lookingFor', d.looking_for,
    'relationshipType', d.relationship_type,
    'profession', d.profession,
    'education', d.education,
    'height', d.height,
    'badges', array_remove(array[
      'onboarding_complete',
      case when d.verified_at is not null then 'verified_photo' end,
      case when d.has_phone then 'verified_phone' end], null))::text, -1)
  from dating_profile as d left join profile as p on p.user_id = d.user_id
  where d.user_id = person
  on conflict (user_id) do update set card = excluded.card
$$;

create function dating_card_of_profile() returns trigger
  language plpgsql as $$
begin
  perform dating_make_card(new.user_id);
  return null;
end
$$;
create trigger dating_card_of_profile after insert or update of
  bio, location, languages, cultural_tags, interests, looking_for, relationship_type, profession, education, height,
  verified_at, has_phone on dating_profile
  for each row execute function dating_card_of_profile();
create trigger dating_card_of_name after update of display_name on profile
  for each row when (old.display_name is distinct from new.display_name)
  execute function dating_card_of_profile();

create function dating_card_of_photos() returns trigger
  language plpgsql as $$
begin
  perform dating_make_card(user_id) from (select distinct user_id from changed) as people;
  return null;
end
$$;
create trigger dating_card_of_new_photos after insert on dating_photo
  referencing new table as changed for each statement execute function dating_card_of_photos();
create trigger dating_card_of_gone_photos after delete on dating_photo
  referencing old table as changed for each statement execute function dating_card_of_photos();

-- Who chose whom. A like stands; a pass may be taken back, and comes back when the deck is looked through again.
create table dating_swipe (
  swiper_id uuid not null references dating_profile (user_id) on delete cascade,
  swiped_id uuid not null references dating_profile (user_id) on delete cascade,
  direction text not null check (direction in ('right', 'super', 'left')),
  at timestamptz not null,
  -- Is to be shown again since then.
  restored_at timestamptz,
  primary key (swiper_id, swiped_id),
  check (swiper_id <> swiped_id),
  check (restored_at is null or direction = 'left')
);
create index dating_swipe_of_swiped on dating_swipe (swiped_id);
create index dating_swipe_restored on dating_swipe (swiper_id, at) where restored_at is not null;

-- One row for two people, in the order of their ids, however often they find each other.
create table dating_match (
  id uuid primary key,
  low_id uuid not null references dating_profile (user_id) on delete cascade,
  high_id uuid not null references dating_profile (user_id) on delete cascade,
  thread_id uuid references thread (id) on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index dating_match_of_low on dating_match (low_id, created_at desc, id desc) where ended_at is null;
create index dating_match_of_high on dating_match (high_id, created_at desc, id desc) where ended_at is null;
create index dating_match_of_high_any on dating_match (high_id);

-- Who never meets whom in dating, both ways, and outlasts the profiles.
create table dating_apart (
  user_id uuid not null references auth.users (id) on delete cascade,
  other_id uuid not null references auth.users (id) on delete cascade,
  because text not null check (because in ('contact', 'unmatched', 'reported')),
  created_at timestamptz not null,
  primary key (user_id, other_id, because),
  check (user_id <> other_id)
);
create index dating_apart_of_other on dating_apart (other_id);

-- Address book of somebody, as keyed hashes of keyed hashes: neither numbers nor addresses are stored.
create table dating_hidden_contact (
  user_id uuid not null references dating_profile (user_id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);
create index dating_hidden_contact_by_hash on dating_hidden_contact (hash);

-- The same of one's own number and address, by which others hide from one.
create table dating_contact_key (
  user_id uuid not null references dating_profile (user_id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);
create index dating_contact_key_by_hash on dating_contact_key (hash);

create table dating_verification (
  id uuid primary key,
  user_id uuid not null references dating_profile (user_id) on delete cascade,
  pose text not null check (pose in ('peace_sign', 'thumbs_up', 'hand_on_chin', 'touch_ear', 'open_palm')),
  -- Gone once it is decided.
  media_id uuid unique references media (id) on delete set null,
  state text not null check (state in ('open', 'approved', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  check ((state = 'open') = (decided_at is null))
);
create unique index dating_verification_open on dating_verification (user_id) where state = 'open';
create index dating_verification_waiting on dating_verification (created_at, id) where state = 'open';
create index dating_verification_of_user on dating_verification (user_id, created_at desc);
create index dating_verification_of_staff on dating_verification (decided_by) where decided_by is not null;

-- What somebody has used up, and what a new profile does not begin again with.
create table dating_allowance (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The counts are those of this day (UTC).
  day date not null,
  likes smallint not null default 0 check (likes >= 0),
  super_likes smallint not null default 0 check (super_likes >= 0),
  openers smallint not null default 0 check (openers >= 0),
  -- The pass that can be taken back, while it is the last swipe.
  last_pass_id uuid,
  last_pass_at timestamptz,
  cell integer,
  -- The latest changes of the place, the last one last.
  place_changes timestamptz[] not null default '{}' check (cardinality(place_changes) <= 2),
  -- Staff took them out of dating.
  is_removed boolean not null default false
);

-- May somebody look at somebody else's dating profile at all?
create function dating_may_see(viewer uuid, person uuid) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p
    where p.user_id = person and p.is_shown
      and exists (select from dating_profile as own where own.user_id = viewer)
      and not exists (select from dating_apart where user_id = viewer and other_id = person)
      and not is_blocked_between(viewer, person)
      and (not p.is_incognito or exists (
        select from dating_swipe as liked
        where liked.swiper_id = person and liked.swiped_id = viewer and liked.direction <> 'left')))
$$;

-- A swipe, whole, as {refused} or {status, matchId, conversationId, likesLeft, superLikesLeft}. What would make a match
-- is not written unless the caller brings the id of one: then it does the rest in the same transaction.
create function dating_swipe_on(
  me uuid, profile uuid, wanted text, likes_most int, super_likes_most int, now timestamptz, new_match uuid
) returns json
  language plpgsql as $$
declare
  today constant date := (now at time zone 'utc')::date;
  shown boolean;
  other uuid;
  low uuid;
  high uuid;
  before text;
  match_id uuid;
  conversation uuid;
  made boolean := false;
  used record;
begin
  select is_shown into shown from dating_profile where user_id = me;
  if not found then return json_build_object('refused', 'dating.no-profile'); end if;
  if not shown then return json_build_object('refused', 'dating.paused'); end if;
  select user_id into other from dating_profile where id = profile;
  if other = me then return json_build_object('refused', 'dating.own-profile'); end if;
  if other is null then return json_build_object('refused', 'dating.not-found'); end if;
  low := least(me, other);
  high := greatest(me, other);
  -- two who choose each other in the same moment wait for each other here
  perform pg_advisory_xact_lock(hashtextextended(low::text || high::text, 1));
  if not dating_may_see(me, other) then return json_build_object('refused', 'dating.not-found'); end if;
  select direction into before from dating_swipe where swiper_id = me and swiped_id = other;
  if before in ('right', 'super') then
    select id, thread_id into match_id, conversation from dating_match
    where low_id = low and high_id = high and ended_at is null;
  elsif wanted <> 'left' then
    made := exists (
      select from dating_swipe where swiper_id = other and swiped_id = me and direction in ('right', 'super'));
    if made and new_match is null then return json_build_object('isMutual', true); end if;
    insert into dating_allowance as a (user_id, day, likes, super_likes)
    values (me, today, (wanted = 'right')::int, (wanted = 'super')::int)
    on conflict (user_id) do update set
      day = today, last_pass_id = null, last_pass_at = null,
      likes = case when a.day = today then a.likes else 0 end + excluded.likes,
      super_likes = case when a.day = today then a.super_likes else 0 end + excluded.super_likes,
      openers = case when a.day = today then a.openers else 0 end
    where a.day <> today
      or case when wanted = 'super' then a.super_likes < super_likes_most else a.likes < likes_most end;
    if not found then
      return json_build_object('refused',
        case when wanted = 'super' then 'dating.too-many-super-likes' else 'dating.too-many-likes' end);
    end if;
    insert into dating_swipe (swiper_id, swiped_id, direction, at) values (me, other, wanted, now)
    on conflict (swiper_id, swiped_id) do update
      set direction = excluded.direction, at = excluded.at, restored_at = null;
    if made then
      insert into dating_match (id, low_id, high_id, created_at) values (new_match, low, high, now)
      returning id into match_id;
    end if;
  else
    insert into dating_swipe (swiper_id, swiped_id, direction, at) values (me, other, wanted, now)
    on conflict (swiper_id, swiped_id) do update set at = excluded.at, restored_at = null;
    insert into dating_allowance as a (user_id, day, last_pass_id, last_pass_at) values (me, today, other, now)
    on conflict (user_id) do update set last_pass_id = other, last_pass_at = now;
  end if;
  select case when day = today then likes else 0 end as likes,
    case when day = today then super_likes else 0 end as super_likes
  into used from dating_allowance where user_id = me;
  return json_build_object(
    'status', case
      when match_id is not null then 'match'
      when wanted = 'left' and before is distinct from 'right' and before is distinct from 'super' then 'passed'
      else 'liked' end,
    'matchId', match_id, 'conversationId', conversation, 'isNew', made,
    'otherId', other,
    'likesLeft', greatest(0, likes_most - coalesce(used.likes, 0)),
    'superLikesLeft', greatest(0, super_likes_most - coalesce(used.super_likes, 0)));
end
$$;

-- Files that do not lie in a folder named after their picture: what their names begin with.
alter table media add column storage_key text unique check (storage_key ~ '^[\w-]+(/[\w-]+)+$');
alter table media_leftover add column storage_key text;
create or replace function media_leave_files() returns trigger
  language plpgsql as $$
begin
  insert into media_leftover (media_id, due_at, storage_key) select id, clock_now(), storage_key from gone
  on conflict (media_id) do update set due_at = excluded.due_at, storage_key = excluded.storage_key;
  return null;
end
$$;

-- Who was blocked where nobody has a name keeps the one that was shown.
alter table user_block add column shown_name text check (char_length(shown_name) between 1 and 8 * 80);

alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check check (
  purpose in ('listing', 'avatar', 'message', 'group', 'dating'));
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (
  subject_kind in ('listing', 'message', 'user', 'group', 'dating_profile'));
create index user_report_evidence on user_report (created_at)
  where subject_kind = 'dating_profile' and evidence is not null;
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match'));
alter table notification_settings drop constraint notification_settings_off_check;
alter table notification_settings add constraint notification_settings_off_check check (off <@ array[
  'messages.inApp', 'messages.push', 'messages.email',
  'favorites.inApp', 'favorites.push', 'favorites.email',
  'searches.inApp', 'searches.push', 'searches.email',
  'listings.inApp', 'listings.push', 'listings.email',
  'groups.inApp', 'groups.push', 'groups.email',
  'dating.inApp', 'dating.push', 'dating.email']);
