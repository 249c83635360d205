-- Words, place and category are cut in one index: each cell stands among the tokens a second time, with the category.
create function listing_search(
  title tsvector, facts tsvector, description tsvector, category text, cell integer, cell_coarse integer
) returns tsvector
  language sql immutable parallel safe
  return setweight(title, 'A') || setweight(facts, 'B') || setweight(description, 'D')
    || array_to_tsvector(array[
      '_g' || cell, '_h' || cell_coarse, '_g' || cell || '_' || category, '_h' || cell_coarse || '_' || category]);
drop function listing_search(tsvector, tsvector, tsvector, integer, integer);

update listing
set search = search || array_to_tsvector(array['_g' || cell || '_' || category, '_h' || cell_coarse || '_' || category])
where search is not null and cell is not null;
