-- Policy: is `person` hidden from `viewer`? Only by what `person` chose, but for a block in dating and an ended match,
-- which hide both from each other.
create or replace function dating_hides_from(person uuid, viewer uuid) returns boolean
  language sql stable as $$
  select exists (select from dating_hidden_pair where user_id = viewer and other_id = person)
    or exists (select from user_block where blocker_id = person and blocked_id = viewer)
    or exists (select from user_block where blocker_id = viewer and blocked_id = person and shown_name is not null)
    or exists (
      select from dating_profile as p join dating_profile as own on own.user_id = viewer
      where p.user_id = person and (
        p.hides_from_groups and exists (
          select from group_member as mine join group_member as theirs on theirs.group_id = mine.group_id
          where mine.user_id = viewer and mine.status = 'active'
            and mine.joined_at < dating_ties_until(own.lng, own.created_at, clock_now())
            and theirs.user_id = person and theirs.status = 'active')
        or p.hides_from_connections and exists (
          select from connections_of(viewer) as tie
          where tie.other_id = person and tie.since < dating_ties_until(own.lng, own.created_at, clock_now()))))
$$;
