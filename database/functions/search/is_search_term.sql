-- Letters only: numbers, codes and grid tokens have no sound to match by.
create or replace function is_search_term(term text) returns boolean
  language sql immutable parallel safe
  return term ~ '^[[:alpha:]]+( [[:alpha:]]+)*$' and char_length(term) between 2 and 60;
