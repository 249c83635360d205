-- May search engines list what somebody offers?
alter table profile add column is_indexed boolean not null default true;
create index profile_not_indexed on profile (user_id) where not is_indexed;

-- Which edition of the terms somebody accepted, and when. An edition is named by the day from which it holds.
create table terms_acceptance (
  user_id uuid not null references auth.users (id) on delete cascade,
  version date not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
-- So far the edition alone was stored, with the account, as it said itself; there has been one.
insert into terms_acceptance (user_id, version, accepted_at)
select id, date '2026-11-20', coalesce(confirmed_at, created_at)
from auth.users
where raw_user_meta_data ->> 'terms' = '2026-11-20';
