-- Where a group that needs approval meets is for its members: everybody else is shown the city.

create or replace function group_write_card() returns trigger
  language plpgsql as $$
begin
  new.card := left(json_build_object(
    'id', new.id, 'title', new.title, 'description', new.description,
    'banner', (
      select json_build_object('id', id, 'width', width, 'height', height, 'blur', blur)
      from media where id = new.banner_media_id),
    'category', (
      select json_build_object('id', id, 'label', label, 'labelAm', label_am, 'iconName', icon_name)
      from group_category where id = new.category_id),
    -- the column is_hybrid is made after this
    'meetingType', case
      when new.meeting_type = 'in_person' and new.online_url is not null then 'hybrid' else new.meeting_type end,
    'place', case when new.location_city is not null then (
      select json_build_object('city', new.location_city, 'state', coalesce(new.location_state, ''),
        'zip', case when not new.requires_approval then new.location_zip end,
        'country', max(country), 'cityAm', max(name_am))
      from place where id = new.place_id) end,
    'timezone', new.time_zone, 'memberCount', new.member_count,
    'createdAt', iso_time(new.created_at))::text, -1);
  return new;
end
$$;
update community_group set updated_at = updated_at where requires_approval and location_zip is not null;

-- The next occurrences as EventLine of the contract. `is_inside`: read by a member.
drop function group_coming(uuid, integer);
create function group_coming(host community_group, is_inside boolean, most integer) returns json
  language sql stable parallel safe as $$
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'startsAt', iso_time(starts_at), 'endsAt', iso_time(ends_at), 'timezone', time_zone,
    'venue', case when is_inside or not host.requires_approval or venue is null then venue else host.location_city end,
    'isCityOnly', venue is not null and host.requires_approval and not is_inside,
    'isOnline', venue is null, 'isCancelled', false) order by starts_at, id), '[]')
  from (
    select * from group_event
    where group_id = host.id and cancelled_at is null
      and starts_at > clock_now() - interval '3 days' and ends_at > clock_now()
    order by starts_at, id limit most) as coming
$$;
