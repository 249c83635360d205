-- How the number of a listing may be used: its poster chooses.
alter table listing add column phone_ways text[] not null default '{call}'
  check (phone_ways <@ array['call', 'whatsapp', 'telegram']);
alter table listing add constraint listing_published_phone_has_a_way check (
  published_at is null or phone is null or cardinality(phone_ways) > 0);
