-- Who does not want to have to do with whom. A block holds both ways; only who blocked sees it.
create table user_block (
  blocker_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default clock_now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_block_of_blocked on user_block (blocked_id, blocker_id);

-- Does either of the two block the other?
create function is_blocked_between(one uuid, other uuid) returns boolean
  language sql stable parallel safe as $$
  select exists (
    select from user_block
    where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one))
$$;

alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (
  subject_kind in ('listing', 'message', 'user'));
