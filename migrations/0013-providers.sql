-- Ways in that others run (OAuth 2, OpenID Connect, SAML), and our own OAuth 2.1 server for programs of others.

-- A sign-in with a provider is a flow as well. Without a challenge it ends in the fragment of the page (implicit).
-- What the provider gave for its own interfaces is passed on once and lies here encrypted until then.
alter table auth.flow_state
  alter column code_challenge drop not null,
  alter column code_challenge_method drop not null,
  -- Of the secret in the browser that began it: nobody else's may come back.
  add column browser_hash bytea check (octet_length(browser_hash) = 32),
  -- Set when the browser came back: it does so once.
  add column returned_at timestamptz,
  add check ((code_challenge is null) = (code_challenge_method is null));

create table auth.custom_oauth_providers (
  id uuid primary key,
  provider_type text not null check (provider_type in ('oauth2', 'oidc')),
  identifier text not null unique check (identifier ~ '^custom:[a-z0-9][a-z0-9_-]{0,62}$'),
  name text not null check (char_length(name) between 1 and 100),
  client_id text not null check (char_length(client_id) between 1 and 500),
  -- Encrypted.
  client_secret bytea not null,
  acceptable_client_ids text[] not null default '{}',
  scopes text[] not null default '{}',
  custom_claims_allowlist text[] not null default '{}',
  pkce_enabled boolean not null default true,
  attribute_mapping jsonb not null default '{}' check (jsonb_typeof(attribute_mapping) = 'object'),
  authorization_params jsonb not null default '{}' check (jsonb_typeof(authorization_params) = 'object'),
  enabled boolean not null default true,
  email_optional boolean not null default false,
  issuer text,
  discovery_url text,
  skip_nonce_check boolean not null default false,
  authorization_url text,
  token_url text,
  userinfo_url text,
  jwks_uri text,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (provider_type <> 'oidc' or issuer is not null),
  check (
    provider_type <> 'oauth2'
    or (authorization_url is not null and token_url is not null and userinfo_url is not null)
  )
);

-- Programs that people may let into their account. The secret is 256 random bits, so its plain hash is enough.
create table auth.oauth_clients (
  id uuid primary key,
  client_secret_hash bytea check (octet_length(client_secret_hash) = 32),
  client_type text not null check (client_type in ('public', 'confidential')),
  registration_type text not null check (registration_type in ('manual', 'dynamic')),
  token_endpoint_auth_method text not null
    check (token_endpoint_auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
  client_name text not null check (char_length(client_name) between 1 and 200),
  client_uri text check (octet_length(client_uri) <= 2048),
  logo_uri text check (octet_length(logo_uri) <= 2048),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  grant_types text[] not null,
  scope text,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check ((client_type = 'confidential') = (client_secret_hash is not null)),
  check ((client_type = 'public') = (token_endpoint_auth_method = 'none'))
);
create index oauth_clients_by_age on auth.oauth_clients (created_at desc, id);

alter table auth.sessions
  add constraint sessions_oauth_client foreign key (oauth_client_id)
    references auth.oauth_clients on delete cascade;
create index sessions_of_oauth_client on auth.sessions (oauth_client_id, user_id)
  where oauth_client_id is not null;

create type auth.oauth_authorization_status as enum ('pending', 'approved', 'denied', 'exchanged');

-- A program asks, a person agrees, the program exchanges the code. The code is known to the program alone.
create table auth.oauth_authorizations (
  -- Random: whoever knows it may decide, once signed in.
  id uuid primary key,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  user_id uuid references auth.users on delete cascade,
  redirect_uri text not null,
  scope text not null,
  state text,
  nonce text,
  code_challenge text not null,
  status auth.oauth_authorization_status not null default 'pending',
  code_hash bytea unique check (octet_length(code_hash) = 32),
  -- The session that the code was exchanged for: it ends when the code is shown again.
  session_id uuid references auth.sessions on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_now(),
  check ((status in ('approved', 'exchanged')) = (code_hash is not null)),
  check (status = 'pending' or user_id is not null)
);
create index oauth_authorizations_of_client on auth.oauth_authorizations (client_id);
create index oauth_authorizations_of_user on auth.oauth_authorizations (user_id, client_id);
create index oauth_authorizations_of_session on auth.oauth_authorizations (session_id);
create index oauth_authorizations_by_expiry on auth.oauth_authorizations (expires_at);

create table auth.oauth_consents (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  scopes text[] not null,
  granted_at timestamptz not null default clock_now(),
  unique (user_id, client_id)
);
create index oauth_consents_of_client on auth.oauth_consents (client_id);

-- Sign-in by a company's own identity provider (SAML 2.0).
create table auth.sso_providers (
  id uuid primary key,
  resource_id text unique check (char_length(resource_id) between 1 and 200),
  disabled boolean not null default false,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);

create table auth.sso_domains (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null unique check (domain = lower(domain) and char_length(domain) between 1 and 253),
  created_at timestamptz not null default clock_now()
);
create index sso_domains_of_provider on auth.sso_domains (sso_provider_id);

create table auth.saml_providers (
  id uuid primary key,
  sso_provider_id uuid not null unique references auth.sso_providers on delete cascade,
  entity_id text not null unique check (char_length(entity_id) between 1 and 1024),
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb not null default '{}' check (jsonb_typeof(attribute_mapping) = 'object'),
  name_id_format text,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);

-- A request that was sent to an identity provider; its answer counts once.
create table auth.saml_relay_states (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  flow_state_id uuid not null references auth.flow_state on delete cascade,
  request_id text not null unique,
  created_at timestamptz not null default clock_now()
);
create index saml_relay_states_of_provider on auth.saml_relay_states (sso_provider_id);
create index saml_relay_states_of_flow on auth.saml_relay_states (flow_state_id);
