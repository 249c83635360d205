-- Accounts, sessions and what is mailed to prove an address. The shapes follow the GoTrue wire (/auth/v1);
-- no secret lies here in a form that could be used: passwords are argon2id, codes and links keyed hashes,
-- the keys of refresh tokens encrypted.
create schema auth;

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation', 'reauthentication', 'recovery', 'email_change_new', 'email_change_current', 'phone_change'
);

create table auth.users (
  id uuid primary key,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email) and octet_length(email) <= 254),
  -- Null: no password yet; signing in takes a link, a code or another provider.
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- The new address while a change waits; the status says whether one of the two mailboxes has agreed.
  email_change text check (email_change = lower(email_change) and octet_length(email_change) <= 254),
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  phone_change text check (phone_change ~ '^[1-9][0-9]{1,14}$'),
  raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  deleted_at timestamptz
);
-- Accounts of a company's own sign-in are a domain of their own: the same address may stand there too.
create unique index users_email on auth.users (email) where not is_sso_user;
create unique index users_phone on auth.users (phone);
create index users_is_anonymous on auth.users (is_anonymous);
create index users_by_age on auth.users (created_at desc, id);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null check (jsonb_typeof(identity_data) = 'object'),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (provider_id, provider)
);
create index identities_of_user on auth.identities (user_id);
create index identities_by_email on auth.identities (email);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal auth.aal_level not null default 'aal1',
  factor_id uuid,
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text check (octet_length(user_agent) <= 1000),
  ip inet,
  tag text,
  oauth_client_id uuid,
  scopes text,
  -- Encrypted. A refresh token is a counter signed with this key, so none has to be stored.
  refresh_token_hmac_key bytea not null,
  refresh_token_counter bigint not null default 0 check (refresh_token_counter >= 0),
  -- Tokens below are dead even inside the reuse interval.
  refresh_min_counter bigint not null default 0 check (refresh_min_counter between 0 and refresh_token_counter),
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);
create index sessions_of_user on auth.sessions (user_id, created_at);
create index sessions_not_after on auth.sessions (not_after);

-- How the person of a session has shown who they are.
create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (session_id, authentication_method)
);

-- A sign-in that began in one browser and is finished there with the secret only that browser has (PKCE).
create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  auth_code text,
  code_challenge text not null,
  code_challenge_method auth.code_challenge_method not null,
  provider_type text not null,
  authentication_method text not null,
  provider_access_token text,
  provider_refresh_token text,
  referrer text,
  invite_token text,
  linking_target_id uuid references auth.users on delete cascade,
  email_optional boolean not null default false,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default clock_now(),
  check ((auth_code is null) = (auth_code_issued_at is null))
);
create unique index flow_state_auth_code on auth.flow_state (auth_code);
create index flow_state_of_user on auth.flow_state (user_id, authentication_method);
create index flow_state_linking_target on auth.flow_state (linking_target_id);
create index flow_state_by_age on auth.flow_state (created_at);

-- One active token per person and kind. The hashes are filled when the mail is written: code and link exist
-- nowhere but in the mail.
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  code_hash bytea check (octet_length(code_hash) = 32),
  link_hash bytea check (octet_length(link_hash) = 32),
  -- The address it is sent to.
  relates_to text not null,
  attempts integer not null default 0 check (attempts >= 0),
  flow_state_id uuid references auth.flow_state on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_now(),
  unique (user_id, token_type),
  check ((code_hash is null) = (link_hash is null))
);
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);
create index one_time_tokens_relates_to on auth.one_time_tokens using hash (relates_to);
create index one_time_tokens_flow_state on auth.one_time_tokens (flow_state_id);
create index one_time_tokens_by_expiry on auth.one_time_tokens (expires_at);

create table auth.audit_log_entries (
  id uuid primary key,
  payload jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default clock_now()
);
create index audit_log_entries_by_age on auth.audit_log_entries (created_at desc);
create index audit_log_entries_of_actor on auth.audit_log_entries ((payload ->> 'actor_id'));

-- Who is staff. The highest of a person's rows counts.
create table user_roles (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('user', 'manager', 'admin')),
  created_at timestamptz not null default clock_now(),
  unique (user_id, role)
);
