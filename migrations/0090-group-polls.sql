-- Questions that those who lead a group put to its members.
create table group_poll (
  id uuid primary key,
  group_id uuid not null references community_group (id) on delete cascade,
  -- Null once they are gone.
  created_by uuid references auth.users (id) on delete set null,
  question text not null check (char_length(question) between 1 and 8 * 200),
  -- In the order in which they stand; an answer names them by it, from 0.
  options text[] not null check (cardinality(options) between 2 and 8),
  is_multiple boolean not null,
  created_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > created_at)
);
create index group_poll_of_group on group_poll (group_id, created_at desc, id desc);
create index group_poll_by on group_poll (created_by) where created_by is not null;

create table group_poll_answer (
  poll_id uuid not null references group_poll (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  choices smallint[] not null check (cardinality(choices) between 1 and 8 and 0 <= all (choices) and 7 >= all (choices)),
  at timestamptz not null,
  primary key (poll_id, user_id)
);
create index group_poll_answer_of_user on group_poll_answer (user_id);
