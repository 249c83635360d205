-- What the assistant was asked for and what that took: figures alone, never a word of question or answer.
create table assistant_usage (
  id uuid primary key,
  at timestamptz not null,
  -- Null for visitors, and once the account is gone.
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('chat', 'translation')),
  -- Who answered: the built-in guide, or the service that is configured.
  answered_by text not null check (answered_by in ('guide', 'service')),
  -- left: nobody waited for the end of it.
  outcome text not null check (outcome in ('answered', 'left', 'failed')),
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  -- Milliseconds until its end.
  took_ms integer not null check (took_ms >= 0)
);
create index assistant_usage_by_time on assistant_usage (at) include (input_tokens, output_tokens);
create index assistant_usage_of on assistant_usage (user_id) where user_id is not null;

-- Listings and posts in other languages, made by a machine. They go with what they were made from; who may read that
-- decides who may read them. What people write to each other is not kept here.
create table assistant_translation (
  listing_id uuid references listing (id) on delete cascade,
  post_id uuid references post (id) on delete cascade,
  language text not null check (language in ('en', 'am', 'ti', 'om')),
  -- SHA-256 of what was translated: once that is changed it is translated anew.
  source_hash bytea not null check (octet_length(source_hash) = 32),
  title text check (char_length(title) between 1 and 2000),
  body text not null check (char_length(body) between 1 and 80000),
  made_at timestamptz not null,
  check (num_nonnulls(listing_id, post_id) = 1)
);
create unique index assistant_translation_of_listing on assistant_translation (listing_id, language)
  where listing_id is not null;
create unique index assistant_translation_of_post on assistant_translation (post_id, language)
  where post_id is not null;
