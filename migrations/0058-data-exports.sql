-- One copy of all that is stored of a person, as they asked for it last.
create table data_export (
  user_id uuid primary key references auth.users on delete cascade,
  id uuid not null unique,
  requested_at timestamptz not null,
  -- Set together when the file is complete; null while it is built.
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint check (bytes > 0),
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null)),
  check (expires_at > ready_at and ready_at >= requested_at)
);
create index data_export_by_end on data_export (expires_at) where expires_at is not null;
