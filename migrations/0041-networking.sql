-- People as they work together: what they show of it, who is connected with whom, and what they write.
create table work_profile (
  user_id uuid primary key references auth.users (id) on delete cascade,
  headline text check (char_length(headline) between 1 and 8 * 120),
  company text check (char_length(company) between 1 and 8 * 80),
  skills text[] not null default '{}' check (cardinality(skills) <= 20),
  -- The same in lower case, one beside the other: by these they are endorsed.
  folded_skills text[] not null default '{}' check (cardinality(folded_skills) = cardinality(skills)),
  is_open_to_work boolean not null default false,
  -- Whom the page is shown to.
  audience text not null default 'members' check (audience in ('members', 'connections')),
  updated_at timestamptz not null
);

-- Who says that somebody can do something; only connections do, and it ends with the connection.
create table skill_endorsement (
  user_id uuid not null references work_profile (user_id) on delete cascade,
  -- In lower case.
  skill text not null check (char_length(skill) between 1 and 8 * 40),
  endorser_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, skill, endorser_id),
  check (user_id <> endorser_id)
);
create index skill_endorsement_by on skill_endorsement (endorser_id, user_id);

-- One row for two people, whoever asked.
create table connection (
  low_id uuid not null references auth.users (id) on delete cascade,
  high_id uuid not null references auth.users (id) on delete cascade,
  asked_by uuid not null check (asked_by in (low_id, high_id)),
  -- Who asked does not learn that they are ignored.
  status text not null default 'pending' check (status in ('pending', 'accepted', 'ignored')),
  -- Who was ignored has taken the request back: kept, so that asking again stays ignored.
  is_withdrawn boolean not null default false check (not is_withdrawn or status = 'ignored'),
  note text check (char_length(note) between 1 and 8 * 200),
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (low_id, high_id),
  check (low_id < high_id),
  check ((status = 'pending') = (answered_at is null))
);
create index connection_of_high on connection (high_id, low_id);
create index connection_accepted_low on connection (low_id, answered_at desc, high_id desc) where status = 'accepted';
create index connection_accepted_high on connection (high_id, answered_at desc, low_id desc) where status = 'accepted';
create index connection_asked_low on connection (low_id, asked_at desc, high_id desc) where status <> 'accepted';
create index connection_asked_high on connection (high_id, asked_at desc, low_id desc) where status <> 'accepted';

-- Requests of one day (UTC).
create table connection_quota (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  requests integer not null check (requests > 0),
  primary key (user_id, day)
);

-- With whom somebody is connected. In one expression, so that the planner looks into it.
create function connections_of(person uuid) returns table (other_id uuid, since timestamptz)
  language sql stable parallel safe as $$
  select high_id, answered_at from connection where low_id = person and status = 'accepted'
  union all select low_id, answered_at from connection where high_id = person and status = 'accepted'
$$;

create function are_connected(one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from connection
    where low_id = least(one, other) and high_id = greatest(one, other) and status = 'accepted')
$$;

-- ConnectionState of the contract, as `viewer` sees it. To who asked, ignored looks like pending; to who ignored, like
-- nothing.
create function connection_state(viewer uuid, person uuid) returns text
  language sql stable parallel safe as $$
  select coalesce((
    select case
      when status = 'accepted' then 'connected'
      when is_withdrawn then 'none'
      when asked_by = viewer then 'asked'
      when status = 'pending' then 'asks'
      else 'none' end
    from connection where low_id = least(viewer, person) and high_id = greatest(viewer, person)), 'none')
$$;

create function connection_end_endorsements() returns trigger
  language plpgsql as $$
begin
  delete from skill_endorsement
  where (user_id = old.low_id and endorser_id = old.high_id) or (user_id = old.high_id and endorser_id = old.low_id);
  return null;
end
$$;
create trigger connection_ended after delete on connection
  for each row when (old.status = 'accepted') execute function connection_end_endorsements();

-- A deleted post is only a tombstone that answers for its id, for those who repeated it: words and pictures are gone.
create table post (
  id uuid primary key,
  -- Null once the person is gone.
  author_id uuid references auth.users (id) on delete cascade,
  content text not null check (char_length(content) <= 8 * 3000),
  -- LinkPreview of the contract.
  link jsonb check (jsonb_typeof(link) = 'object' and octet_length(link::text) <= 16384),
  repeats_id uuid references post (id) on delete set null,
  audience text not null check (audience in ('public', 'connections')),
  -- Where the author lived when they wrote it.
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  -- Of one degree each way, counted from the south and the date line.
  block integer generated always as (
    ((floor(lat) + 90) * 360 + floor(lng) + 180)::integer) stored,
  -- As many as there are rows: triggers count them.
  reactions_count integer not null default 0 check (reactions_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  -- Came with the demo data.
  demo boolean not null default false,
  check ((lat is null) = (lng is null)),
  check (removed_at is not null or (content <> '' and author_id is not null)),
  check (removed_at is null or (content = '' and link is null))
) with (fillfactor = 80);
create index post_newest on post (created_at desc, id desc) where removed_at is null and audience = 'public';
create index post_near on post (block, created_at desc, id desc)
  where removed_at is null and audience = 'public' and block is not null;
create index post_of_author on post (author_id, created_at desc, id desc);
create index post_narrow on post (author_id, created_at desc, id desc)
  where removed_at is null and audience = 'connections';
create index post_repeating on post (repeats_id) where repeats_id is not null;

create table post_image (
  post_id uuid not null references post (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  media_id uuid not null unique references media (id) on delete cascade,
  primary key (post_id, position)
);

create table post_reaction (
  post_id uuid not null references post (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reaction_type text not null default 'like' check (reaction_type in ('like')),
  at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_reaction_of_user on post_reaction (user_id, post_id);

create table post_comment (
  id uuid primary key,
  post_id uuid not null references post (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 8 * 300),
  created_at timestamptz not null,
  -- Came with the demo data.
  demo boolean not null default false
);
create index post_comment_of_post on post_comment (post_id, created_at, id);
create index post_comment_of_user on post_comment (user_id, created_at);

-- What was read behind a link, for a day.
create table link_preview (
  url text primary key check (char_length(url) <= 8 * 500),
  -- LinkPreview of the contract; null where nothing could be read.
  preview jsonb check (jsonb_typeof(preview) = 'object'),
  read_at timestamptz not null
);
create index link_preview_by_age on link_preview (read_at);

-- Counts never differ from the rows, whoever writes them. One statement over many rows touches each post once, and
-- posts in the order of their ids, so that two of them wait for each other instead of forever.
create function post_count_rows() returns trigger
  language plpgsql as $$
declare
  step constant integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from post where id in (select post_id from changed) order by id for no key update;
  if tg_table_name = 'post_reaction' then
    update post set reactions_count = reactions_count + step * n
    from (select post_id, count(*)::int as n from changed group by post_id) as by_post where post.id = post_id;
  else
    update post set comments_count = comments_count + step * n
    from (select post_id, count(*)::int as n from changed group by post_id) as by_post where post.id = post_id;
  end if;
  return null;
end
$$;
create trigger post_reaction_added after insert on post_reaction
  referencing new table as changed for each statement execute function post_count_rows();
create trigger post_reaction_removed after delete on post_reaction
  referencing old table as changed for each statement execute function post_count_rows();
create trigger post_comment_added after insert on post_comment
  referencing new table as changed for each statement execute function post_count_rows();
create trigger post_comment_removed after delete on post_comment
  referencing old table as changed for each statement execute function post_count_rows();

create function post_count_shares() returns trigger
  language plpgsql as $$
begin
  update post set shares_count = shares_count + case when new.removed_at is null then 1 else -1 end
  where id = new.repeats_id;
  return null;
end
$$;
create trigger post_repeated after insert on post
  for each row when (new.repeats_id is not null and new.removed_at is null) execute function post_count_shares();
create trigger post_repeat_removed after update of removed_at on post
  for each row when (new.repeats_id is not null and old.removed_at is null and new.removed_at is not null)
  execute function post_count_shares();

-- May this person, or a visitor (null), see the post?
create function post_is_seen(shown post, viewer uuid) returns boolean
  language sql stable parallel safe as $$
  select shown.removed_at is null and shown.author_id is not null
    and (shown.audience = 'public' or coalesce(shown.author_id = viewer, false)
      or (viewer is not null and are_connected(viewer, shown.author_id)))
    and (viewer is null or not is_blocked_between(viewer, shown.author_id))
$$;

create function picture_json(picture uuid) returns jsonb
  language sql stable parallel safe as $$
  select jsonb_build_object('id', id, 'width', width, 'height', height, 'blur', blur) from media where id = picture
$$;

-- PersonLine of the contract; null without a profile. Who narrowed their page shows their work to connections alone.
create function person_line(person uuid, viewer uuid) returns jsonb
  language sql stable parallel safe as $$
  select jsonb_build_object(
    'userId', p.user_id, 'name', coalesce(p.display_name, p.full_name), 'avatar', picture_json(p.avatar_media_id),
    'isVerified', exists (select from auth.users where id = p.user_id and phone_confirmed_at is not null),
    'headline', case when work.is_shown then w.headline end, 'company', case when work.is_shown then w.company end,
    'city', (
      select jsonb_build_object('name', name, 'nameAm', name_am, 'admin1', admin1) from place where id = p.place_id))
  from profile as p
  left join work_profile as w on w.user_id = p.user_id
  cross join lateral (
    select w.audience = 'members' or coalesce(p.user_id = viewer, false)
      or (viewer is not null and are_connected(viewer, p.user_id)) as is_shown) as work
  where p.user_id = person
$$;

create function post_images(shown uuid) returns jsonb
  language sql stable parallel safe as $$
  select coalesce(jsonb_agg(picture_json(media_id) order by position), '[]') from post_image where post_id = shown
$$;

-- Post of the contract.
create function post_json(shown post, viewer uuid) returns jsonb
  language sql stable parallel safe as $$
  select jsonb_build_object(
    'id', shown.id, 'author', person_line(shown.author_id, viewer), 'content', shown.content,
    'images', post_images(shown.id), 'link', shown.link, 'audience', shown.audience,
    'reactionsCount', shown.reactions_count, 'commentsCount', shown.comments_count,
    'sharesCount', shown.shares_count,
    'hasUserReacted', exists (select from post_reaction where post_id = shown.id and user_id = viewer),
    'connection', case when viewer <> shown.author_id then connection_state(viewer, shown.author_id) end,
    'isOwn', coalesce(shown.author_id = viewer, false),
    'at', iso_time(shown.created_at), 'editedAt', iso_time(shown.edited_at))
    || case when shown.repeats_id is null then '{}' else jsonb_build_object('repeated', (
      select jsonb_build_object(
        'id', first.id, 'author', line, 'content', first.content, 'images', post_images(first.id),
        'link', first.link, 'at', iso_time(first.created_at))
      from post as first cross join person_line(first.author_id, viewer) as line
      where first.id = shown.repeats_id and line is not null and post_is_seen(first, viewer))) end
$$;

-- Sets whether somebody likes a post; no row where they do not see it. The lock makes those who like it at once, and who
-- takes it away, wait for each other.
create function post_react(me uuid, target uuid, liked boolean, now timestamptz)
  returns table (is_changed boolean, reactions integer)
  language plpgsql as $$
declare
  found_post post;
begin
  select * into found_post from post where id = target for no key update;
  if not found or not post_is_seen(found_post, me) then return; end if;
  if liked then
    insert into post_reaction (post_id, user_id, at) values (target, me, now) on conflict do nothing;
  else
    delete from post_reaction where post_id = target and user_id = me;
  end if;
  is_changed := found;
  select reactions_count into reactions from post where id = target;
  return next;
end
$$;

-- A name as it is looked for: lower case, without accents, one letter for those that sound alike, other signs as spaces,
-- and a space before each word. Words that people type are folded alike.
create function fold_name(raw text) returns text
  language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(raw, NFD)), '[\u0300-\u036f''’‘`´.]', '', 'g'),
      'ሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሃሠሡሢሣሤሥሦዐዑዒዓዔዕዖኣፀፁፂፃፄፅፆ',
      'ሀሁሂሀሄህሆሀሁሂሀሄህሆሀሁሂሀሄህሆሀሰሱሲሳሴስሶአኡኢአኤእኦአጸጹጺጻጼጽጾ'),
    '[^[:alnum:]]+', ' ', 'g'));
create index profile_name on profile using gin (fold_name(coalesce(display_name, full_name)) gin_trgm_ops);
create index profile_newest on profile (created_at desc, user_id);
create index profile_newest_of_place on profile (place_id, created_at desc, user_id) where place_id is not null;
drop index profile_by_place;

-- Whoever hides from their connections is hidden from them, as from their groups.
create or replace function dating_may_see(viewer uuid, person uuid) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p
    join dating_profile as own on own.user_id = viewer
    where p.user_id = person and p.is_shown
      and not exists (select from dating_apart where user_id = viewer and other_id = person)
      and not is_blocked_between(viewer, person)
      and (not p.is_incognito or exists (
        select from dating_swipe as liked
        where liked.swiper_id = person and liked.swiped_id = viewer and liked.direction <> 'left'))
      and (not (p.hides_from_groups or own.hides_from_groups) or not exists (
        select from group_member as mine join group_member as theirs on theirs.group_id = mine.group_id
        where mine.user_id = viewer and mine.status = 'active'
          and theirs.user_id = person and theirs.status = 'active'))
      and (not (p.hides_from_connections or own.hides_from_connections) or not are_connected(viewer, person)))
$$;

alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check check (
  purpose in ('listing', 'avatar', 'message', 'group', 'dating', 'post'));
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (
  subject_kind in ('listing', 'message', 'user', 'group', 'dating_profile', 'post', 'comment'));
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented'));
alter table notification_settings drop constraint notification_settings_off_check;
alter table notification_settings add constraint notification_settings_off_check check (off <@ array[
  'messages.inApp', 'messages.push', 'messages.email',
  'favorites.inApp', 'favorites.push', 'favorites.email',
  'searches.inApp', 'searches.push', 'searches.email',
  'listings.inApp', 'listings.push', 'listings.email',
  'groups.inApp', 'groups.push', 'groups.email',
  'dating.inApp', 'dating.push', 'dating.email',
  'networking.inApp', 'networking.push', 'networking.email']);
