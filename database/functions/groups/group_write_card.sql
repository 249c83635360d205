-- Policy: stores GroupCard of the contract. A group that requires approval shows its postal code to nobody here.
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

create or replace trigger community_group_card before insert or update on community_group
  for each row execute function group_write_card();
