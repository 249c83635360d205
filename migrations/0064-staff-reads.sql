-- What somebody has published is counted whenever they publish and whenever staff look at them, what is deleted too.
create index listing_published_of_owner on listing (owner_id) include (state) where published_at is not null;

-- The counts of the queues are read from the index alone.
drop index mod_case_queue;
create index mod_case_queue on mod_case (queue, priority desc, opened_at, id) include (state, owner_id, appeal_of)
  where state <> 'closed' and not is_paused;
