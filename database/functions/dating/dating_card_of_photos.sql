-- Rewrites the card of each person whose photos changed; one statement over many rows writes each card once.
create or replace function dating_card_of_photos() returns trigger
  language plpgsql as $$
begin
  perform dating_make_card(user_id) from (select distinct user_id from changed) as people;
  return null;
end
$$;

create or replace trigger dating_card_of_new_photos after insert on dating_photo
  referencing new table as changed for each statement execute function dating_card_of_photos();

create or replace trigger dating_card_of_gone_photos after delete on dating_photo
  referencing old table as changed for each statement execute function dating_card_of_photos();
