-- A name as search compares it: lower case, without accents, one letter for Ethiopic letters that sound alike, one
-- space before each word. Typed words are folded the same way in TypeScript.
create or replace function fold_name(raw text) returns text
  language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(raw, NFD)), '[\u0300-\u036f''’‘`´.]', '', 'g'),
      'ሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሃሠሡሢሣሤሥሦዐዑዒዓዔዕዖኣፀፁፂፃፄፅፆ',
      'ሀሁሂሀሄህሆሀሁሂሀሄህሆሀሁሂሀሄህሆሀሰሱሲሳሴስሶአኡኢአኤእኦአጸጹጺጻጼጽጾ'),
    '[^[:alnum:]]+', ' ', 'g'));
