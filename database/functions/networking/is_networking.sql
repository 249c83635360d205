-- Policy: does this person take part in networking? Nobody else is found there or suggested: an account that only dates,
-- sells or reads is not looked up by its name. Demo accounts are found by demo accounts alone.
create or replace function is_networking(person uuid, viewer uuid) returns boolean
  language sql stable parallel safe as $$
  select (
    exists (select from work_profile where user_id = person)
    or exists (select from post where author_id = person and removed_at is null)
    or exists (
      select from connection
      where low_id = person and (status = 'accepted' or asked_by = person) and not is_withdrawn)
    or exists (
      select from connection
      where high_id = person and (status = 'accepted' or asked_by = person) and not is_withdrawn))
    and not exists (
      select from profile as shown
      where shown.user_id = person and shown.demo
        and not exists (select from profile as reader where reader.user_id = viewer and reader.demo))
$$;
