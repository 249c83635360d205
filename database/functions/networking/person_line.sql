-- PersonLine of the contract as a value; person_lines() is faster in a query over many rows.
create or replace function person_line(person uuid, viewer uuid) returns jsonb
  language sql stable parallel safe as $$
  select line from person_lines(person, viewer)
$$;
