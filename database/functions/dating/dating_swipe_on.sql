-- Policy: records a swipe with all its rules: who may be shown whom, likes a day, and what makes a match. Returns the
-- outcome, or {"refused": code} with a code of ErrorCode, or {"isMutual": true} when it would be a match and
-- `new_match` is null.
create or replace function dating_swipe_on(
  me uuid, profile uuid, wanted text, liked_prompt text, likes_most int, super_likes_most int, now timestamptz,
  new_match uuid
) returns json
  language plpgsql as $$
declare
  today constant date := (now at time zone 'utc')::date;
  shown boolean;
  other uuid;
  low uuid;
  high uuid;
  before text;
  match_id uuid;
  conversation uuid;
  made boolean := false;
  used record;
begin
  select is_shown into shown from dating_profile where user_id = me;
  if not found then return json_build_object('refused', 'dating.no-profile'); end if;
  if not shown then return json_build_object('refused', 'dating.paused'); end if;
  select user_id into other from dating_profile where id = profile;
  if other = me then return json_build_object('refused', 'dating.own-profile'); end if;
  if other is null then return json_build_object('refused', 'dating.not-found'); end if;
  low := least(me, other);
  high := greatest(me, other);
  -- two who choose each other in the same moment wait for each other here
  perform pg_advisory_xact_lock(hashtextextended(low::text || high::text, 1));
  if not dating_may_see(me, other) then return json_build_object('refused', 'dating.not-found'); end if;
  select direction into before from dating_swipe where swiper_id = me and swiped_id = other;
  if before in ('right', 'super') then
    select id, thread_id into match_id, conversation from dating_match
    where low_id = low and high_id = high and ended_at is null;
  elsif not dating_welcomes(other, me, today) then
    return json_build_object('refused', 'dating.not-found');
  elsif wanted <> 'left' then
    -- whoever hides from the other may still be shown them, and makes no match with them
    made := not dating_hides_from(me, other) and exists (
      select from dating_swipe where swiper_id = other and swiped_id = me and direction in ('right', 'super'));
    if made and new_match is null then return json_build_object('isMutual', true); end if;
    insert into dating_allowance as a (user_id, day, likes, super_likes)
    values (me, today, (wanted = 'right')::int, (wanted = 'super')::int)
    on conflict (user_id) do update set
      day = today, last_pass_id = null, last_pass_at = null,
      likes = case when a.day = today then a.likes else 0 end + excluded.likes,
      super_likes = case when a.day = today then a.super_likes else 0 end + excluded.super_likes,
      openers = case when a.day = today then a.openers else 0 end
    where a.day <> today
      or case when wanted = 'super' then a.super_likes < super_likes_most else a.likes < likes_most end;
    if not found then
      return json_build_object('refused',
        case when wanted = 'super' then 'dating.too-many-super-likes' else 'dating.too-many-likes' end);
    end if;
    insert into dating_swipe (swiper_id, swiped_id, direction, at, prompt)
    values (me, other, wanted, now, case when liked_prompt is not null then (
      select liked_prompt from dating_profile
      where user_id = other and prompts @> jsonb_build_array(jsonb_build_object('prompt', liked_prompt))) end)
    on conflict (swiper_id, swiped_id) do update
      set direction = excluded.direction, at = excluded.at, prompt = excluded.prompt, restored_at = null;
    if made then
      insert into dating_match (id, low_id, high_id, created_at) values (new_match, low, high, now)
      returning id into match_id;
    end if;
  else
    insert into dating_swipe (swiper_id, swiped_id, direction, at) values (me, other, wanted, now)
    on conflict (swiper_id, swiped_id) do update set at = excluded.at, restored_at = null;
    insert into dating_allowance as a (user_id, day, last_pass_id, last_pass_at) values (me, today, other, now)
    on conflict (user_id) do update set last_pass_id = other, last_pass_at = now;
  end if;
  select case when day = today then likes else 0 end as likes,
    case when day = today then super_likes else 0 end as super_likes
  into used from dating_allowance where user_id = me;
  return json_build_object(
    'status', case
      when match_id is not null then 'match'
      when wanted = 'left' and before is distinct from 'right' and before is distinct from 'super' then 'passed'
      else 'liked' end,
    'matchId', match_id, 'conversationId', conversation, 'isNew', made,
    'otherId', other,
    'likesLeft', greatest(0, likes_most - coalesce(used.likes, 0)),
    'superLikesLeft', greatest(0, super_likes_most - coalesce(used.super_likes, 0)));
end
$$;
