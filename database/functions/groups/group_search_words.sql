-- Search vector of a group: its title before category, tags and city, those before the description.
create or replace function group_search_words() returns trigger
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

create or replace trigger community_group_search
  before insert or update of title, description, tags, category_id, location_city, location_state, place_id
  on community_group for each row execute function group_search_words();
