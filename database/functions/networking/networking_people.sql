-- Policy: this person, where they take part in networking. Nobody else is found there or suggested: an account that only
-- dates, sells or reads is not looked up by its name. Demo accounts are found by demo accounts alone. A function that
-- returns a table is inlined; a scalar one with subqueries runs once a candidate, and took most of the suggestions' time.
create or replace function networking_people(person uuid, viewer uuid) returns table (user_id uuid)
  language sql stable parallel safe as $$
  select p.user_id from profile as p
  where p.user_id = person
    and (
      exists (select from work_profile as work where work.user_id = person)
      or exists (select from post where author_id = person and removed_at is null)
      or exists (
        select from connection
        where low_id = person and (status = 'accepted' or asked_by = person) and not is_withdrawn)
      or exists (
        select from connection
        where high_id = person and (status = 'accepted' or asked_by = person) and not is_withdrawn))
    and (not p.demo or exists (select from profile as reader where reader.user_id = viewer and reader.demo))
$$;
