-- Policy: keeps member_count equal to the active memberships, whoever writes them; its check constraint refuses more
-- than the limit.
create or replace function group_count_members() returns trigger
  language plpgsql as $$
begin
  update community_group
  set member_count = (select count(*) from group_member where group_id = community_group.id and status = 'active')
  where id = coalesce(new.group_id, old.group_id);
  return null;
end
$$;

create or replace trigger group_member_counted after insert or delete or update of status on group_member
  for each row execute function group_count_members();
