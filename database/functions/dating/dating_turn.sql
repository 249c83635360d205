-- The latest 04:00 in the viewer's solar time. Shared groups and connections are counted up to there.
create or replace function dating_turn(lng double precision, now timestamptz) returns timestamptz
  language sql immutable strict parallel safe
  return (date_trunc('day', (now at time zone 'utc') + make_interval(hours => round(lng / 15)::int - 4))
    - make_interval(hours => round(lng / 15)::int - 4)) at time zone 'utc';
