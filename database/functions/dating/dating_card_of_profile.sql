-- Rewrites a person's card when something it shows changes.
create or replace function dating_card_of_profile() returns trigger
  language plpgsql as $$
begin
  perform dating_make_card(new.user_id);
  return null;
end
$$;

create or replace trigger dating_card_of_profile after insert or update of
  bio, location, languages, cultural_tags, interests, looking_for, relationship_type, profession, education, height,
  verified_at, has_phone, first_name, faith, children, family_plans, moving, prompts, blurs_photos on dating_profile
  for each row execute function dating_card_of_profile();
