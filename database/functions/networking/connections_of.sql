-- The connections of a person. One expression, so that the planner inlines it.
create or replace function connections_of(person uuid) returns table (other_id uuid, since timestamptz)
  language sql stable parallel safe as $$
  select high_id, answered_at from connection where low_id = person and status = 'accepted'
  union all select low_id, answered_at from connection where high_id = person and status = 'accepted'
$$;
