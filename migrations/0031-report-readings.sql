-- Staff read a conversation through a report only, and each reading stays on record. It outlives the report and what
-- was reported; whoever reads here knows who looked at what, and when.
create table report_reading (
  id uuid primary key,
  report_id uuid not null,
  thread_id uuid not null,
  -- The messages that were shown.
  first_number integer not null check (first_number >= 1),
  last_number integer not null check (last_number >= first_number),
  reader_id uuid references auth.users (id) on delete set null,
  read_at timestamptz not null
);
create index report_reading_of_report on report_reading (report_id, read_at);
create index report_reading_by on report_reading (reader_id);

-- The words of a message as they were when it was reported: whoever wrote them may change or take them back.
alter table user_report add column evidence text check (char_length(evidence) between 1 and 8 * 2000);
