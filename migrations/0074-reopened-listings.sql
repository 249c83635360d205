-- What a listing was before its owner closed it, so that it can be put back as that. Those that were closed before are
-- put back as active.
alter table listing add column closed_from text
  check (closed_from in ('active', 'reserved', 'paused', 'expired'));
alter table listing add constraint listing_closed_from check (closed_from is null or closed_at is not null);
