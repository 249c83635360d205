-- Policy: may somebody name this person in a post, or in a comment on one (null for a post that is still written)?
-- Connections, those who take part in the same conversation, and whoever is found in networking anyway.
create or replace function may_mention(me uuid, person uuid, in_post uuid) returns boolean
  language sql stable parallel safe as $$
  select person <> me and not is_blocked_between(me, person) and (
    are_connected(me, person)
    or exists (select from post where id = in_post and author_id = person)
    or exists (
      select from post_comment where post_id = in_post and user_id = person and withheld_at is null)
    or (exists (select from networking_people(person, me)) and not exists (
      select from work_profile where user_id = person and audience = 'connections')))
$$;
