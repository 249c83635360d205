-- The words of a text as search sees them: letters and digits, lower case, one space between words. Typed words are
-- cut the same way in src/server/search/word-policy.ts.
create or replace function search_text(raw text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(lower(normalize(raw, NFC)), '[^[:alnum:]]+', ' ', 'g');
