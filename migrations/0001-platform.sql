-- Words, places and exclusion constraints of all features build on these.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists earthdistance;

-- One row: how far the clock was moved on. Always zero in production, moved by tests and /dev/clock elsewhere.
create table platform_clock (
  only_row boolean primary key default true check (only_row),
  moved_by interval not null default '0'
);
insert into platform_clock default values;

-- The time of the application; our SQL never says now(). It is the time of the statement, not of its
-- transaction, so that a wait for a lock does not make it old. The body is one plain expression: the planner
-- inlines it, it costs nothing in a filter and an index on a time can be used. Hence moving the clock
-- replaces the function instead of having it read the row; every plan that holds it is made again.
create function clock_now() returns timestamptz
  language sql stable parallel safe
  return statement_timestamp() + interval '0';

-- Moves the clock on and returns the whole offset. The row's lock makes two calls at once wait for each other.
create function clock_advance(step interval) returns interval
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

-- Large messages between servers, in the shape that @socket.io/postgres-adapter expects; it clears them away by
-- the machine's clock.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

-- What was answered to a request that carried an idempotency key; the same key gets the same answer.
create table idempotency_key (
  user_id uuid not null,
  operation text not null check (octet_length(operation) <= 200),
  key text not null check (octet_length(key) <= 200),
  request_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  status integer check (status between 100 and 599),
  body text,
  created_at timestamptz not null default clock_now(),
  primary key (user_id, operation, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_key_by_age on idempotency_key (created_at);
