-- What a picture looks like: 64 bits, each whether a spot is brighter than the one to its left. Alike pictures
-- differ in a few of them; of two that differ in at most three, one of the four parts is the same.
alter table media add column looks bit(64);
create index media_looks_1 on media (substring(looks from 1 for 16)) where looks is not null;
create index media_looks_2 on media (substring(looks from 17 for 16)) where looks is not null;
create index media_looks_3 on media (substring(looks from 33 for 16)) where looks is not null;
create index media_looks_4 on media (substring(looks from 49 for 16)) where looks is not null;

-- The smallest hashes of all groups of three words in a row. What two listings have in common of them tells how
-- much of their texts is the same.
create table listing_shingles (
  listing_id uuid primary key references listing (id) on delete cascade,
  hashes integer[] not null check (cardinality(hashes) between 1 and 32)
);
create index listing_shingles_by_hash on listing_shingles using gin (hashes);
