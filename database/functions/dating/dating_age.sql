-- Age in whole years on the day `today`.
create or replace function dating_age(born date, today date) returns integer
  language sql immutable strict parallel safe
  return extract(year from age(today::timestamp, born::timestamp))::int;
