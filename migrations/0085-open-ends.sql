-- Nobody said when it ends: `ends_at` is assumed, and screens show it as open.
alter table group_event_series add column ends_open boolean not null default false;
alter table group_event add column ends_open boolean not null default false;
update group_event_series as series set ends_open = true
from community_group as host
where host.id = series.group_id and series.is_meeting and host.ends_at is null;
update group_event as event set ends_open = true
from group_event_series as series
where series.id = event.series_id and series.ends_open and not event.is_changed;
