-- Windows of rate limits that several servers share. Unlogged: after a crash everybody starts with a full budget.
create unlogged table rate_window (
  -- `operation name:user or address`
  key text primary key check (octet_length(key) <= 300),
  spent integer not null check (spent > 0),
  ends_at timestamptz not null
);
create index rate_window_by_end on rate_window (ends_at);
