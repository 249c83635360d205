-- Policy: does `person` show their photos to matches alone, of whom `viewer` is none?
create or replace function dating_blurs_for(person uuid, viewer uuid) returns boolean
  language sql stable as $$
  select exists (select from dating_profile where user_id = person and blurs_photos)
    and not exists (
      select from dating_match
      where low_id = least(person, viewer) and high_id = greatest(person, viewer) and ended_at is null)
$$;
