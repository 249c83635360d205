-- Two who matched know each other in their conversation by aliases that are good there alone: an account leads out of
-- dating.
alter table thread_member add column alias uuid;
update thread_member as m set alias = gen_random_uuid()
from thread as t where t.id = m.thread_id and t.kind = 'match';
create unique index thread_member_alias on thread_member (alias) where alias is not null;

-- By what the blocker knows whom they blocked: their account, or where nobody shows their name an alias of this block
-- alone. The same person may be blocked both ways, and is let go each way by itself.
alter table user_block add column known_id uuid;
update user_block set known_id = case when shown_name is null then blocked_id else gen_random_uuid() end;
alter table user_block alter column known_id set not null;
alter table user_block add check ((shown_name is null) = (known_id = blocked_id));
alter table user_block drop constraint user_block_pkey;
alter table user_block add primary key (blocker_id, known_id);
create unique index user_block_once on user_block (blocker_id, blocked_id, (shown_name is null));
