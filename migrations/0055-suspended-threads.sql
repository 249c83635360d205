-- A conversation with somebody who is suspended is closed until they are not.
alter table thread add column closed_for text check (closed_for in ('suspension'));
alter table thread add constraint thread_closed_for_is_closed check (closed_for is null or closed_at is not null);
create index thread_closed_for on thread (id) where closed_for is not null;
