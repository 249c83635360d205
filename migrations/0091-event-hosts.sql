-- Members who may change a series of events beside those who lead the group, as long as they are in it.
create table group_event_host (
  series_id uuid not null references group_event_series (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (series_id, user_id)
);
create index group_event_host_of_user on group_event_host (user_id);
