-- Search vector of a listing. Each grid cell is a token, alone and with the category, and so is each detail, so that
-- words, place, category and details are intersected in one index.
create or replace function listing_search(
  title tsvector, facts tsvector, description tsvector, category text, details jsonb, cell integer, cell_coarse integer
) returns tsvector
  language sql immutable parallel safe
  return setweight(title, 'A') || setweight(facts, 'B') || setweight(description, 'D')
    || array_to_tsvector(array[
      '_g' || cell, '_h' || cell_coarse, '_g' || cell || '_' || category, '_h' || cell_coarse || '_' || category])
    || array_to_tsvector(listing_detail_tokens(details));
