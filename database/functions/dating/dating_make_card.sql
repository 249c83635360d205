-- Writes the DatingCard of the contract as JSON text, without its closing brace: the feed adds age and distance. Of
-- photos that only matches are shown it holds the blurred ones alone. A
-- photo's "access" is '@' and its id until the server signs it; people's own text cannot look like that, since its
-- quotation marks are escaped.
create or replace function dating_make_card(person uuid) returns void
  language sql as $$
  insert into dating_card (user_id, card)
  select d.user_id, left(json_build_object(
    'id', d.id,
    'displayName', coalesce(d.first_name, 'Anonymous'),
    'bio', d.bio,
    'photos', coalesce(case when not d.blurs_photos then (
      select json_agg(json_build_object(
        'id', media.id, 'width', width, 'height', height, 'blur', blur, 'access', '@' || media.id)
        order by position)
      from dating_photo as photo join media on media.id = photo.media_id
      where photo.user_id = d.user_id) end, '[]'),
    'veiled', coalesce(case when d.blurs_photos then (
      select json_agg(blur order by position)
      from dating_photo as photo join media on media.id = photo.media_id
      where photo.user_id = d.user_id) end, '[]'),
    'city', trim(split_part(d.location, ',', 1)),
    'languages', d.languages,
    'culturalTags', d.cultural_tags,
    'interests', d.interests,
    'lookingFor', d.looking_for,
    'relationshipType', d.relationship_type,
    'profession', d.profession,
    'education', d.education,
    'height', d.height,
    'faith', d.faith,
    'children', d.children,
    'familyPlans', d.family_plans,
    'moving', d.moving,
    'prompts', d.prompts,
    'badges', array_remove(array[
      'onboarding_complete',
      case when d.verified_at is not null then 'verified_photo' end,
      case when d.has_phone then 'verified_phone' end], null))::text, -1)
  from dating_profile as d
  where d.user_id = person
  on conflict (user_id) do update set card = excluded.card
$$;
