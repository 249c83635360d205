-- Policy: has either of the two blocked the other's account? A block made under an alias counts only where that alias
-- is known (docs/decisions/0029-who-hides-learns-nothing.md).
create or replace function is_blocked_between(one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from user_block
    where shown_name is null
      and ((blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)))
$$;
