-- What groups are found by, and what lists show of them.

-- Words of groups, beside what they are found by in the other script: see src/server/groups/words/. A row is written
-- with the group that first holds the word; a job counts, and takes away what no group holds.
create table group_term (
  term text collate "C" primary key check (char_length(term) between 2 and 120),
  folded text collate "C" not null,
  sound text collate "C" not null,
  skeleton text collate "C" not null,
  stems text[] collate "C" not null,
  -- How many groups hold it, when they were last counted.
  groups integer not null default 1 check (groups > 0),
  -- Of the rules that made sound, skeleton and stems.
  edition smallint not null,
  learned_at timestamptz not null default clock_now()
);
create index group_term_folded on group_term (folded);
create index group_term_skeleton on group_term (skeleton);
create index group_term_stems on group_term using gin (stems) with (fastupdate = off);

alter table community_group add column search tsvector not null default '';

-- The title above what it is about and where, and those above the description.
create function group_search_words() returns trigger
  language plpgsql as $$
declare
  about text;
  place_names text;
begin
  select label || ' ' || label_am into about from group_category where id = new.category_id;
  select concat_ws(' ', name, name_am) into place_names from place where id = new.place_id;
  new.search :=
    setweight(to_tsvector('simple', coalesce(search_text(new.title), '')), 'A')
    || setweight(to_tsvector('simple', coalesce(search_text(concat_ws(' ',
        array_to_string(new.tags, ' '), about, new.location_city, new.location_state, place_names)), '')), 'B')
    || setweight(to_tsvector('simple', coalesce(search_text(new.description), '')), 'D');
  return new;
end
$$;
create trigger community_group_search
  before insert or update of title, description, tags, category_id, location_city, location_state, place_id
  on community_group for each row execute function group_search_words();

create index community_group_search_words on community_group using gin (search) with (fastupdate = off)
  where archived_at is null;
create index community_group_point on community_group using gist (point) where archived_at is null;
create index community_group_newest on community_group (created_at desc, id desc) where archived_at is null;
create index community_group_active on community_group (active_at desc, id desc) where archived_at is null;
create index community_group_largest on community_group (member_count desc, id desc) where archived_at is null;
create index community_group_placeless on community_group (created_at desc, id desc)
  where archived_at is null and point is null;
create index community_group_of_category on community_group (category_id, active_at desc, id desc)
  where archived_at is null;

create function iso_time(at timestamptz) returns text
  language sql stable strict parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Miles along the surface of the globe that globe_point() knows, rounded to 0.1.
create function shown_miles(one cube, other cube) returns double precision
  language sql immutable strict parallel safe
  return round(10 * 7918 * asin(least(1, (one <-> other) / 7918))) / 10;

-- The next occurrences of a group, one that has begun included, as EventLine of the contract. None lasts longer than
-- three days.
create function group_coming(group_ uuid, most integer) returns json
  language sql stable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'startsAt', iso_time(starts_at), 'endsAt', iso_time(ends_at), 'timezone', time_zone,
    'venue', venue, 'isOnline', venue is null, 'isCancelled', false) order by starts_at, id), '[]')
  from (
    select * from group_event
    where group_id = group_ and cancelled_at is null
      and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
    order by starts_at, id limit most) as coming
$$;

-- GroupCard of the contract. `here` may be null.
create function group_card(shown community_group, here cube) returns json
  language sql stable parallel safe as $$
  select json_build_object(
    'id', shown.id, 'title', shown.title, 'description', shown.description,
    'banner', (
      select json_build_object('id', id, 'width', width, 'height', height, 'blur', blur)
      from media where id = shown.banner_media_id),
    'category', (
      select json_build_object('id', id, 'label', label, 'labelAm', label_am, 'iconName', icon_name)
      from group_category where id = shown.category_id),
    'meetingType', case when shown.is_hybrid then 'hybrid' else shown.meeting_type end,
    'place', case when shown.location_city is not null then (
      select json_build_object('city', shown.location_city, 'state', coalesce(shown.location_state, ''),
        'zip', shown.location_zip, 'country', max(country), 'cityAm', max(name_am))
      from place where id = shown.place_id) end,
    'timezone', shown.time_zone, 'memberCount', shown.member_count,
    'distanceMiles', shown_miles(shown.point, here),
    'nextStartsAt', (
      select iso_time(starts_at) from group_event
      where group_id = shown.id and cancelled_at is null
        and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
      order by starts_at, id limit 1),
    'createdAt', iso_time(shown.created_at))
$$;

-- A page of groups as the JSON of the operation search-groups.
--
-- q and q_surely are texts for to_tsquery, empty where no words were typed: all that may be meant, and what was typed.
-- radius_miles around user_lat and user_lng, -1 for anywhere; those that meet online only are everywhere, and are
-- found within a circle when type_filter asks for them. day_filter is about days of time_zone. Groups led by one of
-- `hidden` are left out. Where nothing was asked for and nothing lies there, the newest of all are shown.
create function search_groups(
  q text, user_lat double precision, user_lng double precision, radius_miles double precision,
  category_ids text[], type_filter text, day_filter text, sort_by text, page_num integer, page_size integer,
  time_zone text default 'America/New_York', hidden uuid[] default '{}', q_surely text default ''
) returns text
  language plpgsql stable as $$
declare
  most constant integer := 1000;
  here constant cube := globe_point(user_lat, user_lng);
  today constant date := (clock_now() at time zone search_groups.time_zone)::date;
  week_end constant date := date_trunc('week', today)::date + 7;
  first_day date;
  day_after date;
  is_asked constant boolean := q <> '' or cardinality(category_ids) > 0 or type_filter <> 'any' or day_filter <> 'any';
  conditions text := 'archived_at is null';
  sorting text;
  found integer;
  ids uuid[];
  shown text := 'matches';
begin
  if cardinality(hidden) > 0 then
    conditions := conditions || ' and (admin_id is null or admin_id <> all ($1))';
  end if;
  if radius_miles >= 0 and type_filter <> 'online' then
    -- the chord below an arc of so many miles
    conditions := conditions || format(
      ' and point <@ cube_enlarge($2, %1$s, 3) and point <-> $2 <= %1$s',
      7918 * sin(least(pi() / 2, radius_miles / 7918)));
  end if;
  if cardinality(category_ids) > 0 then
    conditions := conditions || ' and category_id = any ($3)';
  end if;
  conditions := conditions || case type_filter
    when 'in_person' then ' and meeting_type = ''in_person'' and not is_hybrid'
    when 'online' then ' and meeting_type = ''online'''
    when 'hybrid' then ' and is_hybrid'
    else '' end;
  if q <> '' then
    conditions := conditions || format(' and search @@ %L::tsquery', to_tsquery('simple', q));
  end if;
  case day_filter
    when 'today' then first_day := today; day_after := today + 1;
    when 'tomorrow' then first_day := today + 1; day_after := today + 2;
    when 'this_week' then first_day := today; day_after := week_end;
    when 'this_weekend' then first_day := greatest(today, week_end - 2); day_after := week_end;
    when 'next_7' then first_day := today; day_after := today + 7;
    else null;
  end case;
  if first_day is not null then
    conditions := conditions || format(
      ' and id in (select group_id from group_event where cancelled_at is null and ends_at > %L'
        || ' and starts_at >= %L and starts_at < %L)',
      clock_now(), first_day::timestamp at time zone search_groups.time_zone,
      day_after::timestamp at time zone search_groups.time_zone);
  end if;
  sorting := case
    when sort_by = 'distance' then 'point <-> $2, id desc'
    when sort_by = 'members' then 'member_count desc, id desc'
    when sort_by = 'newest' then 'created_at desc, id desc'
    when sort_by = 'relevance' and q <> '' then format(
      'ts_rank(search, %1$L::tsquery) + (search @@ %2$L::tsquery)::integer desc, active_at desc, id desc',
      to_tsquery('simple', q), to_tsquery('simple', q_surely))
    else 'active_at desc, id desc' end;

  -- few are read once and put in order; of many the first are found by an index that has the order
  execute format(
    'with found as materialized (select id, point, created_at, active_at, member_count%s from community_group where %s limit %s)
     select (select count(*) from found), (select array_agg(id) from (
       select id from found order by %s limit %s offset %s) as page)',
    case when sort_by = 'relevance' and q <> '' then ', search' else '' end, conditions, most + 1, sorting, page_size + 1,
    (page_num - 1) * page_size)
    into found, ids using hidden, here, category_ids;
  if found > most then
    -- ranking reads the words of every match, so only those that were active last are ranked
    execute format(
      'select array_agg(id) from (select id from %s order by %s limit %s offset %s) as page',
      case when sort_by = 'relevance' and q <> '' then format(
        '(select * from community_group where %s order by active_at desc, id desc limit %s) as latest', conditions, most)
        else 'community_group where ' || conditions end,
      sorting, page_size + 1, (page_num - 1) * page_size)
      into ids using hidden, here, category_ids;
  elsif found = 0 and not is_asked then
    shown := 'newest';
    execute
      'select (select count(*) from (select from community_group where archived_at is null
         and (admin_id is null or admin_id <> all ($1)) limit $2) as counted),
       (select array_agg(id) from (
         select id from community_group
         where archived_at is null and (admin_id is null or admin_id <> all ($1))
         order by created_at desc, id desc limit $3 offset $4) as page)'
      into found, ids using hidden, most + 1, page_size + 1, (page_num - 1) * page_size;
  end if;
  return json_build_object(
    'items', (
      select coalesce(json_agg(group_card(g, here) order by place), '[]')
      from unnest(ids[:page_size]) with ordinality as page (id, place)
      join community_group as g on g.id = page.id),
    'count', least(found, most), 'capped', found > most,
    'hasMore', coalesce(cardinality(ids), 0) > page_size, 'shown', shown)::text;
end
$$;
