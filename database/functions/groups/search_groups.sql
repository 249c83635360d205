-- GroupPage of the contract as JSON text. Ranking by relevance reads the words of every match, so only the matches
-- that were active last are ranked.
create or replace function search_groups(
  q text, user_lat double precision, user_lng double precision, radius_miles double precision,
  category_ids text[], type_filter text, day_filter text, sort_by text, page_num integer, page_size integer,
  time_zone text default 'America/New_York', hidden uuid[] default '{}', q_surely text default ''
) returns text
  language plpgsql stable as $$
declare
  most constant integer := 1000;
  -- whole pages of matches, active last, that are put in order by how well they match
  ranked constant integer := page_size * greatest(1, 300 / page_size);
  is_ranked constant boolean := sort_by = 'relevance' and q <> '';
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
    when is_ranked and page_num * page_size <= ranked then format(
      'ts_rank(search, %1$L::tsquery) + (search @@ %2$L::tsquery)::integer desc, active_at desc, id desc',
      to_tsquery('simple', q), to_tsquery('simple', q_surely))
    else 'active_at desc, id desc' end;

  -- few are read once and put in order; of many the first are found by an index that has the order
  execute format(
    'with found as materialized (select id, point, created_at, active_at, member_count from community_group where %s limit %s)
     select (select count(*) from found), (select array_agg(id) from (
       select id from found order by %s limit %s offset %s) as page)',
    conditions, most + 1, case when is_ranked then 'active_at desc, id desc' else sorting end, page_size + 1,
    (page_num - 1) * page_size)
    into found, ids using hidden, here, category_ids;
  if found > 1 and is_ranked and page_num * page_size <= ranked then
    -- ranking reads the words of every match
    execute format(
      'select array_agg(id) from (select id from (
         select id, search, active_at from community_group where %s order by active_at desc, id desc limit %s) as latest
       order by %s limit %s offset %s) as page',
      conditions, ranked, sorting, page_size + 1, (page_num - 1) * page_size)
      into ids using hidden, here, category_ids;
  elsif found > most then
    execute format(
      'select array_agg(id) from (
         select id from community_group where %s order by %s limit %s offset %s) as page',
      conditions, sorting, page_size + 1, (page_num - 1) * page_size)
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
  return '{"items":[' || (
      select coalesce(string_agg(g.card || ',"distanceMiles":' || coalesce(shown_miles(g.point, here)::text, 'null')
        || ',"nextStartsAt":' || coalesce('"' || iso_time(next.starts_at) || '"', 'null') || '}', ',' order by place), '')
      from unnest(ids[:page_size]) with ordinality as page (id, place)
      join community_group as g on g.id = page.id
      left join lateral (
        select starts_at from group_event
        where group_id = g.id and cancelled_at is null
          and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
        order by starts_at, id limit 1) as next on true)
    || '],' || right(json_build_object(
      'count', least(found, most), 'capped', found > most,
      'hasMore', coalesce(cardinality(ids), 0) > page_size or found > page_num * page_size,
      'shown', shown)::text, -1);
end
$$;
