-- Single photos and whole conversations are reported too.
alter table user_report drop constraint user_report_subject_kind_check;
alter table user_report add constraint user_report_subject_kind_check check (subject_kind in (
  'listing', 'photo', 'message', 'thread', 'profile', 'group', 'event', 'dating_profile', 'post', 'comment', 'review'));

-- By what staff know somebody's part of a conversation that was reported: each of the two can report the other.
alter table thread_member add column reported_as uuid;
create unique index thread_member_reported_as on thread_member (reported_as) where reported_as is not null;

-- A photo that others do not see: until staff have looked at it, or because they took it down. Its owner still does.
alter table listing_photo add column withheld text check (withheld in ('review', 'removed'));
alter table listing_photo add column withheld_at timestamptz;
alter table listing_photo add constraint listing_photo_withheld_since
  check ((withheld is null) = (withheld_at is null));
create index listing_photo_removed on listing_photo (withheld_at) where withheld = 'removed';
