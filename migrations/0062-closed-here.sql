-- How often somebody has closed a listing with a person from here, who was named: read with each page of theirs.
create index listing_closed_with on listing (owner_id) where closed_with is not null;
