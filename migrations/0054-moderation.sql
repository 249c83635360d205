-- One queue for everything that staff look at, what they decided, and a log that nobody rewrites.
create table mod_case (
  id uuid primary key,
  subject_kind text not null check (subject_kind in (
    'listing', 'revision', 'photo', 'message', 'thread', 'profile', 'dating_profile', 'verification', 'group', 'event',
    'post', 'comment', 'account')),
  subject_id uuid not null,
  -- Whose it is; what they did is forgotten with them.
  owner_id uuid references auth.users (id) on delete cascade,
  -- Since when they are here.
  owner_since timestamptz,
  queue text not null check (queue in ('listings', 'reports', 'photos', 'support', 'appeals')),
  state text not null check (state in ('open', 'escalated', 'closed')),
  priority smallint not null check (priority between 0 and 100),
  -- What the machine found.
  signals text[] not null default '{}' check (cardinality(signals) <= 30),
  -- Open reports: how many, how much they weigh together, and for which reasons.
  reports integer not null default 0 check (reports >= 0),
  report_weight numeric(6, 1) not null default 0 check (report_weight >= 0),
  reasons text[] not null default '{}' check (cardinality(reasons) <= 30),
  -- Hidden from others until it is decided.
  is_hidden boolean not null default false,
  -- Counts what has come up since it was opened: whoever decides has seen all of it.
  version integer not null default 1,
  -- Of a decision that somebody appealed against.
  appeal_of uuid,
  -- Who looks at it now, so that two do not decide unknowingly.
  held_by uuid references auth.users (id) on delete set null,
  held_until timestamptz,
  -- Its owner is about to leave: there is nothing to decide unless they come back.
  is_paused boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)),
  check ((queue = 'appeals') = (appeal_of is not null))
);
-- Whatever comes up about one thing meanwhile is decided together.
create unique index mod_case_open
  on mod_case (subject_kind, subject_id, coalesce(appeal_of, '00000000-0000-0000-0000-000000000000'))
  where state <> 'closed';
create index mod_case_queue on mod_case (queue, priority desc, opened_at, id) where state <> 'closed' and not is_paused;
create index mod_case_reported on mod_case (queue, priority desc, opened_at, id)
  where state <> 'closed' and not is_paused and reports > 0;
create index mod_case_waiting on mod_case (priority desc, opened_at, id) where state <> 'closed' and not is_paused;
create index mod_case_of_subject on mod_case (subject_kind, subject_id, opened_at desc);
create index mod_case_of_owner on mod_case (owner_id, opened_at desc);
create index mod_case_held_by on mod_case (held_by) where held_by is not null;
create index mod_case_closed on mod_case (closed_at) where state = 'closed';

create table mod_decision (
  id uuid primary key,
  case_id uuid not null references mod_case (id) on delete cascade,
  subject_kind text not null,
  subject_id uuid not null,
  -- Whom it concerns; forgotten with them.
  person_id uuid references auth.users (id) on delete cascade,
  decided_by uuid references auth.users (id) on delete set null,
  -- [{ kind, days?, to? }]
  actions jsonb not null check (jsonb_typeof(actions) = 'array' and jsonb_array_length(actions) between 1 and 6),
  rule text,
  -- What the person concerned reads beside the rule.
  note text check (char_length(note) between 1 and 8 * 500),
  -- Of the subject that was looked at; when it takes effect it must be the same still.
  subject_version integer not null,
  -- The case as it was, so that it can be opened again as it was.
  was_state text not null check (was_state in ('open', 'escalated')),
  decided_at timestamptz not null,
  -- It takes effect then, unless it is undone before.
  due_at timestamptz not null,
  executed_at timestamptz,
  -- What has to be put back when it is reversed; null: nothing can be.
  reversal jsonb,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  appeal_text text check (char_length(appeal_text) between 1 and 8 * 1000),
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('upheld', 'overturned')),
  check ((appealed_at is null) = (appeal_text is null)),
  check (appeal_outcome is null or appealed_at is not null)
);
create index mod_decision_of_case on mod_decision (case_id, decided_at desc);
create index mod_decision_about on mod_decision (person_id, decided_at desc);
create index mod_decision_by on mod_decision (decided_by, decided_at desc) where decided_by is not null;
create index mod_decision_of_subject on mod_decision (subject_kind, subject_id, decided_at desc);
create index mod_decision_undone_by on mod_decision (undone_by) where undone_by is not null;

-- What stands against somebody: warnings and strikes, and what they may not do for a while.
create table mod_sanction (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('warning', 'strike', 'suspension', 'ban', 'verification', 'mute')),
  decision_id uuid references mod_decision (id) on delete set null,
  rule text,
  started_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz,
  lifted_at timestamptz,
  check (ends_at > started_at)
);
create index mod_sanction_of_user on mod_sanction (user_id, kind, started_at desc);
create index mod_sanction_of_decision on mod_sanction (decision_id) where decision_id is not null;

-- Everything that staff and the machine did. Rows are added and never changed, but for the ids of people who left.
create table mod_event (
  id uuid primary key,
  at timestamptz not null,
  -- Null: the machine, or somebody who left.
  actor_id uuid,
  action text not null check (action in (
    'approve', 'request_changes', 'move', 'remove', 'warn', 'strike', 'suspend', 'ban', 'require_verification',
    'dismiss', 'mute_reporters', 'escalate', 'undo', 'hide', 'show', 'appeal', 'uphold', 'overturn', 'reveal', 'note',
    'grant_role', 'revoke_role', 'lift')),
  case_id uuid,
  decision_id uuid,
  subject_kind text,
  subject_id uuid,
  person_id uuid,
  reason text,
  days smallint,
  note text,
  before jsonb,
  after jsonb
);
create index mod_event_latest on mod_event (at desc, id desc);
create index mod_event_of_subject on mod_event (subject_kind, subject_id, at desc);
create index mod_event_about on mod_event (person_id, at desc) where person_id is not null;
create index mod_event_by on mod_event (actor_id, at desc) where actor_id is not null;

-- Profiles are reported under that name, like everything else.
alter table user_report drop constraint user_report_subject_kind_check;
update user_report set subject_kind = 'profile' where subject_kind = 'user';
alter table user_report add constraint user_report_subject_kind_check check (subject_kind in (
  'listing', 'revision', 'photo', 'message', 'thread', 'profile', 'dating_profile', 'verification', 'group', 'event',
  'post', 'comment', 'account'));
alter table user_report drop constraint user_report_reason_check;
alter table user_report add constraint user_report_reason_check check (reason in (
  'scam', 'fake', 'unavailable', 'spam', 'wrong_category', 'prohibited', 'discrimination', 'harassment', 'sexual',
  'minor_at_risk', 'threat', 'private_information', 'impersonation', 'self_harm', 'fake_profile', 'in_relationship',
  'asked_for_money', 'under_age', 'other'));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'favorite_price_drop', 'favorite_reserved', 'favorite_back', 'favorite_ending', 'search_matches', 'search_paused',
  'listing_approved', 'listing_changes_requested', 'listing_rejected', 'messages', 'security',
  'own_listing_ending', 'group_asked', 'group_joined', 'group_approved', 'group_declined', 'group_admitted',
  'group_led', 'event_reminder', 'event_changed', 'event_cancelled', 'event_admitted', 'dating_match',
  'connection_asked', 'connection_accepted', 'post_commented', 'decision_taken', 'appeal_decided'));

-- A listing can be withheld for several reasons at once, and comes back when the last of them is gone.
alter table listing add column withheld_for text[] not null default '{}'
  check (withheld_for <@ array['deletion', 'review', 'suspension']);
update listing set withheld_for = '{deletion}' where state = 'withheld';
alter table listing add constraint listing_withheld_has_reason check ((state = 'withheld') = (withheld_for <> '{}'));

-- The queue of listings moves into the one queue.
insert into mod_case
  (id, subject_kind, subject_id, owner_id, owner_since, queue, state, priority, signals, opened_at, closed_at)
select r.id, case r.subject when 'revision' then 'revision' else 'listing' end, r.listing_id, l.owner_id, p.created_at,
  'listings', case when r.closed_at is null then 'open' else 'closed' end, least(90, greatest(20, r.score)), r.signals,
  r.opened_at, r.closed_at
from listing_review r join listing l on l.id = r.listing_id left join profile p on p.user_id = l.owner_id;
insert into mod_decision
  (id, case_id, subject_kind, subject_id, person_id, decided_by, actions, rule, note, subject_version, was_state,
   decided_at, due_at, executed_at)
select gen_random_uuid(), c.id, c.subject_kind, c.subject_id, c.owner_id, r.decided_by,
  jsonb_build_array(jsonb_build_object('kind',
    case r.outcome when 'approved' then 'approve' when 'rejected' then 'remove' else 'request_changes' end)),
  r.decision_reason, r.decision_note, 0, 'open', r.closed_at, r.closed_at, r.closed_at
from listing_review r join mod_case c on c.id = r.id
where r.outcome in ('approved', 'rejected', 'changes_requested');
drop table listing_review;

-- What is reported and not decided yet.
insert into mod_case
  (id, subject_kind, subject_id, owner_id, owner_since, queue, state, priority, reports, report_weight, reasons, opened_at)
select gen_random_uuid(), r.subject_kind, r.subject_id, (array_agg(r.reported_user_id))[1], min(p.created_at), 'reports',
  'open', 40, count(*), count(*), array_agg(distinct r.reason), min(r.created_at)
from user_report r left join profile p on p.user_id = r.reported_user_id
where r.status = 'pending'
group by r.subject_kind, r.subject_id
on conflict do nothing;

-- Staff read a conversation through a case. Older readings name a report, which nobody opens any more.
alter table report_reading rename column report_id to case_id;

-- What staff took away stays for those who decide on an appeal, until its author leaves.
alter table post add column withheld_at timestamptz;
alter table post drop constraint post_check2;
alter table post add constraint post_removed_is_empty
  check (removed_at is null or withheld_at is not null or (content = '' and link is null));
alter table post add constraint post_withheld_is_removed check (withheld_at is null or removed_at is not null);
alter table post_comment add column withheld_at timestamptz;
alter table community_group add column withheld_at timestamptz;
alter table community_group add constraint community_group_withheld_is_archived
  check (withheld_at is null or archived_at is not null);
