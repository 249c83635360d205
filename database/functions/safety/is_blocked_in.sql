-- Policy: has either of the two blocked the other, as a conversation of this kind knows them? In a match people know
-- and block each other by aliases.
create or replace function is_blocked_in(thread_kind text, one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from user_block
    where (shown_name is null) = (thread_kind <> 'match')
      and ((blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)))
$$;
