-- What was answered to a person goes with the person.
delete from idempotency_key as k where not exists (select from auth.users where id = k.user_id);
alter table idempotency_key add foreign key (user_id) references auth.users on delete cascade;
