-- Policy: ConnectionState of the contract as `viewer` sees it, in one row. An ignored request looks pending to the one
-- who asked, and like none to the one who ignored it.
create or replace function connection_states(viewer uuid, person uuid) returns table (state text)
  language sql stable parallel safe as $$
  select coalesce((
    select case
      when status = 'accepted' then 'connected'
      when is_withdrawn then 'none'
      when asked_by = viewer then 'asked'
      when status = 'pending' then 'asks'
      else 'none' end
    from connection where low_id = least(viewer, person) and high_id = greatest(viewer, person)), 'none')
$$;
