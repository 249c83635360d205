-- The words of a text with their positions, unstemmed.
create or replace function search_words(raw text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', coalesce(search_text(raw), ''));
