-- Dating has a first name of its own, so that a card does not carry the name by which the account is found elsewhere.
-- Profiles made before have none, and go by "Anonymous" until they are named.
alter table dating_profile
  add column first_name text check (char_length(first_name) between 2 and 8 * 30),
  -- Facts that people may state, and by which others may choose.
  add column faith text check (faith in ('orthodox', 'muslim', 'protestant', 'catholic', 'other', 'secular')),
  add column children text check (children in ('none', 'has')),
  add column family_plans text check (family_plans in ('wants', 'open', 'no')),
  add column moving text check (moving in ('yes', 'maybe', 'no')),
  -- Answers to prompts as [{"prompt", "answer"}], at most three.
  add column prompts jsonb not null default '[]' check (
    jsonb_typeof(prompts) = 'array' and jsonb_array_length(prompts) <= 3),
  -- Only matches are shown the photos.
  add column blurs_photos boolean not null default false,
  -- Dealbreakers: somebody who states another fact, or none, is not met. Empty: everybody.
  add column filter_faiths text[] not null default '{}' check (cardinality(filter_faiths) <= 6),
  add column filter_children text[] not null default '{}' check (cardinality(filter_children) <= 2),
  add column filter_family_plans text[] not null default '{}' check (cardinality(filter_family_plans) <= 3),
  add column filter_moving text[] not null default '{}' check (cardinality(filter_moving) <= 3);

-- The name outlasts the profile: whoever leaves and comes back has not changed it by that.
alter table dating_allowance
  add column first_name text,
  add column name_changes timestamptz[] not null default '{}' check (cardinality(name_changes) <= 2);

-- The answer that a like names, by its prompt.
alter table dating_swipe
  add column prompt text check (char_length(prompt) between 1 and 40),
  add check (prompt is null or direction in ('right', 'super'));

-- The name by which somebody is known in the conversation of a match.
alter table thread_member add column alias_name text;
update thread_member as m set alias_name = coalesce(p.display_name, 'Anonymous')
from profile as p where p.user_id = m.user_id and m.alias is not null;
update thread_member set alias_name = 'Anonymous' where alias is not null and alias_name is null;
alter table thread_member add check ((alias is null) = (alias_name is null));

-- Cards show the name of dating from now on, and nothing of the account.
drop trigger if exists dating_card_of_name on profile;
update dating_card set card =
  regexp_replace(card, '"displayName" : "(?:[^"\\]|\\.)*"', '"displayName" : "Anonymous"')
  || ', "veiled" : [], "faith" : null, "children" : null, "familyPlans" : null, "moving" : null, "prompts" : []';

-- Takes one more parameter now (database/functions/dating/dating_swipe_on.sql).
drop function dating_swipe_on(uuid, uuid, text, int, int, timestamptz, uuid);
