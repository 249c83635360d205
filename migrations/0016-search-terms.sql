-- The words that listings hold, beside what they are found by in the other script: see src/server/listings/words/.
-- A row is written with the listing that first holds the word; a job counts, and takes away what no listing holds.
create table search_term (
  -- A word, or two words that follow one another in a title, in lower case.
  term text collate "C" primary key check (char_length(term) between 2 and 120),
  -- One spelling for homophones, without gaps.
  folded text collate "C" not null,
  sound text collate "C" not null,
  skeleton text collate "C" not null,
  -- What it may be a form of.
  stems text[] collate "C" not null,
  -- How many active listings hold it, when it was last counted.
  listings integer not null default 1 check (listings > 0),
  -- Of the rules that made sound, skeleton and stems.
  edition smallint not null,
  learned_at timestamptz not null default clock_now()
);
create index search_term_folded on search_term (folded);
create index search_term_skeleton on search_term (skeleton);
create index search_term_stems on search_term using gin (stems) with (fastupdate = off);

-- What stands together in a title, two words at a time, and in the names of a place: people write such names with a
-- gap or without.
create function listing_phrases(title text, place_name text, place_name_am text) returns setof text
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

-- Letters alone: numbers, codes and the tokens of cells sound like nothing.
create function is_search_term(term text) returns boolean
  language sql immutable parallel safe
  return term ~ '^[[:alpha:]]+( [[:alpha:]]+)*$' and char_length(term) between 2 and 60;
