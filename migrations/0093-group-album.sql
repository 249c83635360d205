-- Photos that members of a group show each other.
create table group_photo (
  id uuid primary key,
  group_id uuid not null references community_group (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  media_id uuid not null unique references media (id) on delete cascade,
  created_at timestamptz not null,
  -- Nobody sees it: until staff have looked at it, or because they took it down.
  withheld text check (withheld in ('review', 'removed'))
);
create index group_photo_of_group on group_photo (group_id, created_at desc, id desc) where withheld is null;
create index group_photo_of_user on group_photo (user_id);

alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check check (
  purpose in ('listing', 'avatar', 'message', 'group', 'dating', 'post', 'album')) not valid;
alter table media validate constraint media_purpose_check;
alter table mod_case drop constraint mod_case_subject_kind_check;
alter table mod_case add constraint mod_case_subject_kind_check check (subject_kind in (
  'listing', 'revision', 'photo', 'message', 'thread', 'profile', 'dating_profile', 'verification', 'group', 'event',
  'group_photo', 'post', 'comment', 'account', 'ticket', 'review'));
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (subject_kind in (
  'listing', 'photo', 'message', 'thread', 'profile', 'group', 'event', 'group_photo', 'dating_profile', 'post',
  'comment', 'review'));
