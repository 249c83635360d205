-- Called off because nobody who could lead it is let in; it stands again when they are.
alter table group_event add column called_off_for uuid references auth.users (id) on delete set null;
create index group_event_called_off_for on group_event (called_off_for) where called_off_for is not null;
