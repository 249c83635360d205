-- The photos that a dating profile showed when it was reported. They outlast the profile, for staff alone.
create table dating_evidence_photo (
  -- As reports name it; the profile may be gone.
  profile_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  media_id uuid not null references media (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  reported_at timestamptz not null,
  primary key (profile_id, media_id)
);
create index dating_evidence_photo_of_media on dating_evidence_photo (media_id);
create index dating_evidence_photo_of_user on dating_evidence_photo (user_id);
create index dating_evidence_photo_by_age on dating_evidence_photo (reported_at);
