-- Endorsements end with the connection.
create or replace function connection_end_endorsements() returns trigger
  language plpgsql as $$
begin
  delete from skill_endorsement
  where (user_id = old.low_id and endorser_id = old.high_id) or (user_id = old.high_id and endorser_id = old.low_id);
  return null;
end
$$;

create or replace trigger connection_ended after delete on connection
  for each row when (old.status = 'accepted') execute function connection_end_endorsements();
