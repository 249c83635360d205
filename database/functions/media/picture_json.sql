-- Picture of the contract.
create or replace function picture_json(picture uuid) returns jsonb
  language sql stable parallel safe as $$
  select jsonb_build_object('id', id, 'width', width, 'height', height, 'blur', blur) from media where id = picture
$$;
