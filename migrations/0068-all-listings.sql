-- Staff look listings up in every state, newest first: by state, by the beginning of a title, by owner.
create index listing_of_state on listing (state, id desc);
create index listing_by_title on listing (lower(title) text_pattern_ops) where state <> 'deleted';
