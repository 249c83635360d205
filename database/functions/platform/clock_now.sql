-- The application's time; no other SQL reads the system's. It is the time of the statement, not of the transaction, so
-- that waiting for a lock does not make it stale. The body is one plain expression, which the planner inlines: it
-- costs nothing in a filter, and an index on a time can be used. Moving the clock therefore replaces the function,
-- which invalidates every cached plan, instead of having it read a row.
create or replace function clock_now() returns timestamptz
  language sql stable parallel safe
  return statement_timestamp() + interval '0';
