-- Second factors, passkeys and wallets. What proves a person lies here encrypted (TOTP), as a keyed hash (codes)
-- or as the public half of a key.
create type auth.factor_type as enum ('totp', 'phone', 'webauthn', 'recovery_code');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.webauthn_ceremony as enum ('registration', 'authentication');

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  -- Encrypted.
  secret bytea,
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  last_challenged_at timestamptz,
  -- The newest time step whose code was accepted: that code and older ones count no more.
  last_used_step bigint,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check ((factor_type = 'totp') = (secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index mfa_factors_of_user on auth.mfa_factors (user_id, created_at);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';
create unique index mfa_factors_phone on auth.mfa_factors (user_id, phone);
create unique index mfa_factors_recovery_codes on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
create index mfa_factors_unverified on auth.mfa_factors (created_at) where status = 'unverified';

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  -- Only whoever asked for it may answer.
  ip_address inet,
  -- Filled when the message is written: the code exists nowhere but in it.
  code_hash bytea check (octet_length(code_hash) = 32),
  -- What the authenticator has to sign (base64url).
  webauthn_challenge text,
  attempts integer not null default 0 check (attempts >= 0),
  verified_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_now()
);
create index mfa_challenges_of_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_by_expiry on auth.mfa_challenges (expires_at);

create table auth.mfa_recovery_codes (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  created_at timestamptz not null default clock_now(),
  unique (factor_id, code_hash)
);

-- Public keys of authenticators. With a factor it is a second factor, without one a passkey.
create table auth.webauthn_credentials (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid unique references auth.mfa_factors on delete cascade,
  -- As the authenticator names it (base64url, 1023 bytes at most).
  credential_id text not null check (octet_length(credential_id) between 1 and 1364),
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  aaguid uuid not null,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  last_used_at timestamptz,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (credential_id)
);
create index webauthn_credentials_of_user on auth.webauthn_credentials (user_id, created_at);

-- A passkey is asked for before it is known whose it is, so a sign-in has no person yet.
create table auth.webauthn_challenges (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  ceremony auth.webauthn_ceremony not null,
  challenge text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_now(),
  check ((ceremony = 'registration') = (user_id is not null))
);
create index webauthn_challenges_of_user on auth.webauthn_challenges (user_id);
create index webauthn_challenges_by_expiry on auth.webauthn_challenges (expires_at);

-- Messages of wallets that have signed somebody in: each does it once. Kept until its own time is over.
create table auth.web3_used_messages (
  message_hash bytea primary key check (octet_length(message_hash) = 32),
  expires_at timestamptz not null
);
create index web3_used_messages_by_expiry on auth.web3_used_messages (expires_at);
