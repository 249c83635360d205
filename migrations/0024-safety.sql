-- What people report to staff, and what staff made of it.
create table user_report (
  id uuid primary key,
  reporter_id uuid not null references auth.users (id) on delete cascade,
  -- Whose it is; what they did is forgotten with them.
  reported_user_id uuid not null references auth.users (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('listing')),
  subject_id uuid not null,
  reason text not null check (reason in (
    'scam', 'fake', 'unavailable', 'spam', 'wrong_category', 'prohibited', 'discrimination', 'harassment', 'sexual',
    'minor_at_risk', 'threat', 'private_information', 'impersonation', 'self_harm', 'other')),
  description text check (char_length(description) between 1 and 8 * 1000),
  status text not null default 'pending' check (status in ('pending', 'dismissed', 'upheld')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check (reporter_id <> reported_user_id),
  check (reason <> 'other' or description is not null),
  check ((status = 'pending') = (closed_at is null))
);
-- One open report of one person about one thing.
create unique index user_report_open on user_report (reporter_id, subject_kind, subject_id) where status = 'pending';
create index user_report_of_subject on user_report (subject_kind, subject_id, created_at);
create index user_report_of_reporter on user_report (reporter_id, created_at desc);
create index user_report_about on user_report (reported_user_id);
