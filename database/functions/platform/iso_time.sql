-- A time as in JSON: UTC, ISO 8601, with milliseconds.
create or replace function iso_time(at timestamptz) returns text
  language sql stable strict parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
