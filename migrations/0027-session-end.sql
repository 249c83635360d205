-- A company may say until when the session of its people lasts. It is known when their browser comes back, and the
-- session opens when the code is exchanged.
alter table auth.flow_state add column session_not_after timestamptz;
