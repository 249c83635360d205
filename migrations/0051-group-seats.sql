-- A full group has a waitlist for a seat: `place` means a city everywhere.
alter table group_member drop constraint group_member_waits_for_check;
update group_member set waits_for = 'seat' where waits_for = 'place';
alter table group_member add constraint group_member_waits_for_check check (waits_for in ('approval', 'seat'));
