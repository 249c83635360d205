-- A chat in which its owners alone write: announcements.
alter table thread add column owners_only boolean not null default false;

-- Whether visitors see that somebody is a member, where anybody may join.
alter table group_member add column is_listed boolean not null default true;
