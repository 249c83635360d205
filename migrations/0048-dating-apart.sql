-- A card leads to no account and an account to no card: what somebody does outside dating changes what others see of
-- them there, never what they see themselves (docs/decisions/0029-who-hides-learns-nothing.md).

-- Does either of the two block the other's account? A block by an alias acts where that alias is known.
create or replace function is_blocked_between(one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from user_block
    where shown_name is null
      and ((blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)))
$$;

-- The same within a conversation: in a match people know each other by aliases and block each other by them.
create function is_blocked_in(thread_kind text, one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from user_block
    where (shown_name is null) = (thread_kind <> 'match')
      and ((blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)))
$$;

-- Whoever put somebody's number or address on their list is not shown to that person; the reverse never held them back.
delete from dating_apart as a
where because = 'contact' and not exists (
  select from dating_contact_key as k join dating_hidden_contact as h on h.hash = k.hash
  where k.user_id = a.user_id and h.user_id = a.other_id);

-- 04:00 of the viewer's day, by the sun of where they are: memberships and connections count from there on.
create function dating_turn(lng double precision, now timestamptz) returns timestamptz
  language sql immutable strict parallel safe
  return (date_trunc('day', (now at time zone 'utc') + make_interval(hours => round(lng / 15)::int - 4))
    - make_interval(hours => round(lng / 15)::int - 4)) at time zone 'utc';

-- From when on a tie of the viewer's hides others from them: all that was there before their profile counts at once,
-- what came later from the next turn on, so that joining a group does not point at who vanishes.
create function dating_ties_until(lng double precision, made_at timestamptz, now timestamptz) returns timestamptz
  language sql immutable strict parallel safe
  return greatest(dating_turn(lng, now), made_at);

-- Does somebody keep away from this viewer? By what they chose themselves, but for a block in dating and what ended
-- a match, which hold both ways.
create function dating_hides_from(person uuid, viewer uuid) returns boolean
  language sql stable as $$
  select exists (select from dating_apart where user_id = viewer and other_id = person)
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

create or replace function dating_may_see(viewer uuid, person uuid) returns boolean
  language sql stable as $$
  select exists (
    select from dating_profile as p
    join dating_profile as own on own.user_id = viewer
    where p.user_id = person and p.is_shown and not dating_hides_from(person, viewer)
      and (not p.is_incognito or exists (
        select from dating_swipe as liked
        where liked.swiper_id = person and liked.swiped_id = viewer and liked.direction <> 'left')))
$$;

-- What somebody has used up of what a day allows for hiding.
create table dating_hide_allowance (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The counts are those of this day (UTC).
  day date not null,
  new_contacts smallint not null default 0 check (new_contacts >= 0),
  switches smallint not null default 0 check (switches >= 0)
);

-- As before, but for the line that has a comment on matches.
create or replace function dating_swipe_on(
  me uuid, profile uuid, wanted text, likes_most int, super_likes_most int, now timestamptz, new_match uuid
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
    insert into dating_swipe (swiper_id, swiped_id, direction, at) values (me, other, wanted, now)
    on conflict (swiper_id, swiped_id) do update
      set direction = excluded.direction, at = excluded.at, restored_at = null;
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
