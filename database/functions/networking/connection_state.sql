-- ConnectionState of the contract as a value; connection_states() is faster in a query over many rows.
create or replace function connection_state(viewer uuid, person uuid) returns text
  language sql stable parallel safe as $$
  select state from connection_states(viewer, person)
$$;
