-- Are the two connected?
create or replace function are_connected(one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from connection
    where low_id = least(one, other) and high_id = greatest(one, other) and status = 'accepted')
$$;
