-- A job is filed under its trade; how much of it there is, is a field of its own. What a job is called is its title.
-- Cars have a make instead of a brand, and bicycles and parts are no cars.
alter table listing drop constraint listing_subcategory;

create temp table old_kind (subcategory text primary key, employment text not null) on commit drop;
insert into old_kind values
  ('full_time', 'full_time'), ('part_time', 'part_time'), ('gig', 'gig'), ('internship_volunteer', 'internship');

-- what is deleted holds nothing, and stays so
update listing
set subcategory = 'other_work', details = case when state = 'deleted' then details
  else jsonb_build_object('employment_type', employment) || (details - 'role') end
from old_kind
where category = 'jobs' and listing.subcategory = old_kind.subcategory;
update listing set details = details - 'role' where category = 'jobs' and details ? 'role';

update listing
set details = jsonb_strip_nulls(jsonb_build_object('make', details -> 'brand')) || (details - 'brand'),
  highlights = highlights || coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(details)
     where key in ('model_year', 'mileage', 'vehicle_title')), '{}')
where category = 'items' and subcategory = 'vehicles';

-- The same in changes that wait to be looked at.
update listing_revision
set content = content || jsonb_build_object(
  'subcategory', 'other_work',
  'details', jsonb_build_object('employment_type', employment) || ((content -> 'details') - 'role'))
from old_kind
where content ->> 'category' = 'jobs' and content ->> 'subcategory' = subcategory;
update listing_revision set content = content #- '{details,role}' where content ->> 'category' = 'jobs';
update listing_revision
set content = jsonb_set(content #- '{details,brand}', '{details,make}', content #> '{details,brand}')
where content ->> 'subcategory' = 'vehicles' and content -> 'details' ? 'brand';

alter table listing add constraint listing_subcategory check (
  category = 'rooms_housing' and subcategory in (
    'room_shared', 'room_private', 'basement_suite', 'apartment', 'house', 'sublet', 'commercial',
    'parking_storage')
  or category = 'jobs' and subcategory in (
    'hospitality', 'healthcare', 'household', 'driver_delivery', 'shop_sales', 'warehouse_factory',
    'cleaning_security', 'beauty_care', 'education', 'tech_office', 'trades', 'other_work')
  or category = 'items' and subcategory in (
    'vehicles', 'bicycles', 'vehicle_parts', 'electronics', 'furniture', 'appliances', 'clothing_traditional',
    'baby_kids', 'food_homemade', 'books_media', 'beauty', 'household', 'instruments', 'free')
  or category = 'services' and subcategory in (
    'home_repair', 'cleaning', 'moving', 'beauty_braiding', 'catering_coffee_ceremony', 'photo_video',
    'music_dj', 'tax_accounting', 'legal_immigration', 'translation_interpreting', 'tutoring',
    'childcare_eldercare', 'transport', 'it', 'health_wellness', 'driving_school', 'funeral_help')
  or category = 'events' and subcategory in (
    'holiday_cultural', 'concert_party', 'religious', 'sports', 'business_networking',
    'education_workshop', 'charity', 'kids_family', 'memorial'));

-- Searches for what was a kind of job look for that kind of employment now. Two that become the same are one.
create temp table moved_search on commit drop as
select saved_search.id, user_id,
  (filters - 'subcategory') || jsonb_build_object('details', (
    select string_agg(part, ';' order by part collate "C")
    from (
      select part from regexp_split_to_table(filters ->> 'details', ';') as part
      where part <> '' and part not like 'employment\_type:%'
      union all
      select 'employment_type:' || case employment when 'internship' then 'internship,volunteer' else employment end
    ) as parts)) as filters
from saved_search join old_kind on filters ->> 'subcategory' = old_kind.subcategory;

delete from saved_search
using moved_search as moved
where saved_search.id = moved.id and (
  exists (select from saved_search as other where other.user_id = moved.user_id and other.filters = moved.filters)
  or exists (
    select from moved_search as earlier
    where earlier.user_id = moved.user_id and earlier.filters = moved.filters and earlier.id < moved.id));
update saved_search set filters = moved.filters from moved_search as moved where saved_search.id = moved.id;
