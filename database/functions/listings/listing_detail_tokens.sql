-- The details of a listing as tokens of its search vector: '_dpets' where a detail is there, '_demployment_type=full_time'
-- for each option, '_dbedrooms=2' for a number without its fraction, '=10' for all above. A row with a token may still
-- not fit a filter; one without it cannot.
create or replace function listing_detail_tokens(details jsonb) returns text[]
  language sql immutable parallel safe
  return coalesce((
    select array_agg(distinct token)
    from jsonb_each(details) as detail (name, content)
    cross join lateral (
      select '_d' || name as token
      union all
      select '_d' || name || '=' || option
      from jsonb_array_elements_text(
        case jsonb_typeof(content) when 'array' then content else jsonb_build_array(content) end) as listed (option)
      where jsonb_typeof(content) in ('string', 'array') and option ~ '^[a-z0-9_]{1,40}$'
      union all
      select '_d' || name || '=' || least(floor((content #>> '{}')::numeric), 10) where jsonb_typeof(content) = 'number'
    ) as named
    where content not in ('false', 'null')), '{}');
