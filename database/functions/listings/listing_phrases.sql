-- Pairs of neighbouring words of a title, and city names of several words: people write such names with or without the
-- space.
create or replace function listing_phrases(title text, place_name text, place_name_am text) returns setof text
  language sql immutable parallel safe
  begin atomic
    select word || ' ' || next from (
      select word, lead(word) over (order by nth) as next
      from regexp_split_to_table(trim(search_text(title)), ' ') with ordinality as said (word, nth)
    ) as pair
    where next is not null
    union
    select trim(search_text(name)) from (values (place_name), (place_name_am)) as known (name)
    where search_text(name) like '% %';
  end;
