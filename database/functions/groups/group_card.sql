-- GroupCard of the contract: the stored card with distance and next meeting. `here` may be null.
create or replace function group_card(shown community_group, here cube) returns json
  language sql stable parallel safe as $$
  select (shown.card || ',"distanceMiles":' || coalesce(shown_miles(shown.point, here)::text, 'null')
    || ',"nextStartsAt":' || coalesce('"' || (
      select iso_time(starts_at) from group_event
      where group_id = shown.id and cancelled_at is null
        and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
      order by starts_at, id limit 1) || '"', 'null') || '}')::json
$$;
