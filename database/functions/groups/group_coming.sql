-- Policy: the next meetings of a group. A group that requires approval shows its venue to members and the city to
-- others.
create or replace function group_coming(host community_group, is_inside boolean, most integer) returns json
  language sql stable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'startsAt', iso_time(starts_at), 'endsAt', iso_time(ends_at), 'isEndOpen', ends_open, 'timezone', time_zone,
    'venue', case when is_inside or not host.requires_approval or venue is null then venue else host.location_city end,
    'isCityOnly', venue is not null and host.requires_approval and not is_inside,
    'isOnline', venue is null, 'isCancelled', false) order by starts_at, id), '[]')
  from (
    select * from group_event
    where group_id = host.id and cancelled_at is null
      and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
    order by starts_at, id limit most) as coming
$$;
