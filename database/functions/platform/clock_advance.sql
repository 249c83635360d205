-- Moves the application's clock forward and returns the total offset. The row lock serializes concurrent calls.
create or replace function clock_advance(step interval) returns interval
  language plpgsql as $$
declare
  total interval;
begin
  update platform_clock set moved_by = moved_by + step returning moved_by into total;
  execute format(
    'create or replace function clock_now() returns timestamptz language sql stable parallel safe '
    'return statement_timestamp() + interval %L', total::text);
  return total;
end
$$;
