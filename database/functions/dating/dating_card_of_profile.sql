-- Rewrites a person's card when something it shows changes, in the dating profile or in the account's display name.
create or replace function dating_card_of_profile() returns trigger
  language plpgsql as $$
begin
  perform dating_make_card(new.user_id);
  return null;
end
$$;

create or replace trigger dating_card_of_profile after insert or update of
  bio, location, languages, cultural_tags, interests, looking_for, relationship_type, profession, education, height,
  verified_at, has_phone on dating_profile
  for each row execute function dating_card_of_profile();

create or replace trigger dating_card_of_name after update of display_name on profile
  for each row when (old.display_name is distinct from new.display_name)
  execute function dating_card_of_profile();
