-- Groups, who is in them, and when they meet.
create table group_category (
  id text primary key check (id ~ '^[a-z][a-z_]{0,39}$'),
  label text not null unique check (char_length(label) between 1 and 60),
  label_am text not null check (char_length(label_am) between 1 and 60),
  icon_name text not null default 'Users' check (icon_name in (
    'Users', 'Heart', 'Trophy', 'Monitor', 'Briefcase', 'Palette', 'Coffee', 'BookOpen', 'Activity', 'MapPin'))
);
insert into group_category (id, label, label_am, icon_name) values
  ('arts', 'Arts & Crafts', 'ኪነ ጥበብና ዕደ ጥበብ', 'Palette'),
  ('books', 'Books & Learning', 'መጻሕፍትና ትምህርት', 'BookOpen'),
  ('business', 'Business & Careers', 'ንግድና ሥራ', 'Briefcase'),
  ('coffee', 'Coffee & Food', 'ቡናና ምግብ', 'Coffee'),
  ('culture', 'Culture & Language', 'ባህልና ቋንቋ', 'Users'),
  ('faith', 'Faith', 'እምነት', 'Heart'),
  ('family', 'Family & Parents', 'ቤተሰብና ወላጆች', 'Users'),
  ('health', 'Health & Wellness', 'ጤናና ደኅንነት', 'Activity'),
  ('newcomers', 'Newcomers', 'አዲስ መጤዎች', 'MapPin'),
  ('outdoors', 'Outdoors & Travel', 'ተፈጥሮና ጉዞ', 'MapPin'),
  ('sports', 'Sports', 'ስፖርት', 'Trophy'),
  ('support', 'Support & Volunteering', 'መረዳዳትና በጎ ፈቃድ', 'Heart'),
  ('tech', 'Technology', 'ቴክኖሎጂ', 'Monitor');

-- Lengths are counted in graphemes by the contract; a grapheme of what people write has at most eight code points.
create table community_group (
  id uuid primary key,
  -- Who leads it; null once they are gone and nobody took over.
  admin_id uuid references auth.users (id) on delete set null,
  version integer not null default 1 check (version > 0),
  title text not null check (char_length(title) between 1 and 8 * 100),
  description text not null check (char_length(description) between 1 and 8 * 500),
  rules text check (char_length(rules) between 1 and 8 * 2000),
  category_id text not null references group_category (id),
  meeting_type text not null check (meeting_type in ('in_person', 'online')),
  -- In words, as it was written; the city behind them where it is known.
  location_city text check (char_length(location_city) between 1 and 8 * 80),
  location_state text check (char_length(location_state) between 1 and 8 * 80),
  location_zip text check (char_length(location_zip) between 1 and 8 * 12),
  place_id integer references place (id),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  point cube generated always as (globe_point(lat, lng)) stored,
  online_url text check (char_length(online_url) <= 8 * 500 and online_url ~* '^https?://'),
  -- An in-person group that one can also follow from afar.
  is_hybrid boolean generated always as (meeting_type = 'in_person' and online_url is not null) stored,
  -- First meeting; the clock on the wall of this zone is what repeats.
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  repeat_rule text check (repeat_rule in (
    'FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=WEEKLY;BYDAY=MO,WE,FR')),
  requires_approval boolean not null,
  questions text[] not null default '{}' check (cardinality(questions) <= 3),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  banner_media_id uuid unique references media (id) on delete set null,
  max_members integer not null default 50 check (max_members between 2 and 500),
  -- Active members, always: a trigger counts them.
  member_count integer not null default 0 check (member_count between 0 and 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When somebody last joined, wrote or called a meeting.
  active_at timestamptz not null,
  archived_at timestamptz,
  -- Came with the demo data.
  demo boolean not null default false,
  check (member_count <= max_members),
  check ((lat is null) = (lng is null)),
  check (meeting_type <> 'in_person' or num_nulls(location_city, location_state) = 0),
  check (meeting_type <> 'online' or online_url is not null)
);
create index community_group_of_admin on community_group (admin_id, created_at);

create table group_member (
  group_id uuid not null references community_group (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('group_admin', 'moderator', 'member')),
  status text not null check (status in ('pending', 'active', 'declined', 'left', 'removed', 'banned')),
  -- What somebody pending waits for.
  waits_for text check (waits_for in ('approval', 'place')),
  -- To the questions of the group, as they were asked: [{question, answer}].
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 32768),
  asked_at timestamptz not null,
  joined_at timestamptz,
  decided_at timestamptz,
  primary key (group_id, user_id),
  check ((status = 'pending') = (waits_for is not null)),
  check (status <> 'active' or joined_at is not null),
  check (role = 'member' or status = 'active')
);
create index group_member_active on group_member (group_id, joined_at, user_id) where status = 'active';
create index group_member_waiting on group_member (group_id, waits_for, asked_at, user_id) where status = 'pending';
create index group_member_of_user on group_member (user_id, asked_at desc, group_id desc);

-- The count of active members never differs from the rows, whoever writes them; being full is refused here too.
create function group_count_members() returns trigger
  language plpgsql as $$
begin
  update community_group
  set member_count = (select count(*) from group_member where group_id = community_group.id and status = 'active')
  where id = coalesce(new.group_id, old.group_id);
  return null;
end
$$;
create trigger group_member_counted after insert or delete or update of status on group_member
  for each row execute function group_count_members();

-- What calls people together: once, or again and again by the clock of a zone.
create table group_event_series (
  id uuid primary key,
  group_id uuid not null references community_group (id) on delete cascade,
  -- The group's own meeting, which its dialog changes.
  is_meeting boolean not null default false,
  starts_at timestamptz not null,
  -- Minutes.
  duration integer not null check (duration between 1 and 72 * 60),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  repeat_rule text check (repeat_rule in (
    'FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=WEEKLY;BYDAY=MO,WE,FR')),
  -- Occurrences from here on belong to another series, or are called off.
  ends_before timestamptz,
  -- Up to when occurrences were written out as rows.
  written_until timestamptz not null,
  title text not null check (char_length(title) between 1 and 8 * 100),
  description text check (char_length(description) between 1 and 8 * 1000),
  venue text check (char_length(venue) between 1 and 8 * 200),
  url text check (char_length(url) <= 8 * 500 and url ~* '^https?://'),
  capacity integer check (capacity between 1 and 5000),
  created_at timestamptz not null,
  updated_at timestamptz not null default clock_now(),
  -- As of its occurrences: rises with every change.
  sequence integer not null default 0 check (sequence >= 0)
);
create unique index group_event_series_meeting on group_event_series (group_id) where is_meeting;
create index group_event_series_of_group on group_event_series (group_id);
create index group_event_series_to_write on group_event_series (written_until)
  where repeat_rule is not null and ends_before is null;

-- One occurrence. What it says is its own, so that one may differ from the others.
create table group_event (
  id uuid primary key,
  series_id uuid not null references group_event_series (id) on delete cascade,
  group_id uuid not null references community_group (id) on delete cascade,
  -- When the rule says that it begins, which names it within its series.
  planned_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  title text not null check (char_length(title) between 1 and 8 * 100),
  description text check (char_length(description) between 1 and 8 * 1000),
  venue text check (char_length(venue) between 1 and 8 * 200),
  url text check (char_length(url) <= 8 * 500 and url ~* '^https?://'),
  capacity integer check (capacity between 1 and 5000),
  is_changed boolean not null default false,
  version integer not null default 1 check (version > 0),
  -- Rises with every change, for calendars that were given an earlier one (RFC 5545, SEQUENCE).
  sequence integer not null default 0 check (sequence >= 0),
  cancelled_at timestamptz,
  updated_at timestamptz not null,
  -- People who go with their guests, who might, and who wait: kept by the writer under the row's lock.
  going integer not null default 0 check (going >= 0),
  maybe integer not null default 0 check (maybe >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  check (capacity is null or going <= capacity),
  unique (series_id, planned_at)
);
create index group_event_coming on group_event (group_id, starts_at, id) where cancelled_at is null;
create index group_event_of_group on group_event (group_id, starts_at, id);
create index group_event_by_time on group_event (starts_at, id) where cancelled_at is null;

-- Who comes. One row for each person and occurrence.
create table event_attendance (
  event_id uuid not null references group_event (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  answer text not null check (answer in ('going', 'maybe', 'no')),
  guests smallint not null default 0 check (guests between 0 and 10),
  -- Wants to come and has no place yet.
  is_waiting boolean not null default false,
  asked_at timestamptz not null,
  -- Hours before the event of the latest reminder that was sent.
  reminded smallint check (reminded in (24, 2)),
  primary key (event_id, user_id),
  check (answer = 'going' or not is_waiting),
  check (answer <> 'no' or guests = 0)
);
create index event_attendance_waiting on event_attendance (event_id, asked_at, user_id) where is_waiting;
create index event_attendance_of_user on event_attendance (user_id, event_id);

alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check check (purpose in ('listing', 'avatar', 'message', 'group'));
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (
  subject_kind in ('listing', 'message', 'user', 'group'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted'));
alter table notification_settings drop constraint notification_settings_off_check;
alter table notification_settings add constraint notification_settings_off_check check (off <@ array[
  'messages.inApp', 'messages.push', 'messages.email',
  'favorites.inApp', 'favorites.push', 'favorites.email',
  'searches.inApp', 'searches.push', 'searches.email',
  'listings.inApp', 'listings.push', 'listings.email',
  'groups.inApp', 'groups.push', 'groups.email']);
