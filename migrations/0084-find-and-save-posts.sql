-- Words of posts, cut as search_text() cuts them, and each hashtag with its sign, which no word is.
alter table post add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(lower(normalize(content, NFC)), '[^[:alnum:]]+', ' ', 'g'))
  || array_to_tsvector(array_remove(string_to_array(
    regexp_replace(lower(normalize(content, NFC)), '(#[[:alnum:]_]{2,60})|.', '\1 ', 'g'), ' '), ''))
) stored;
create index post_words on post using gin (search) with (fastupdate = off) where removed_at is null;

-- What somebody put aside to read again. Nobody else learns of it.
create table post_saved (
  user_id uuid not null references auth.users (id) on delete cascade,
  post_id uuid not null references post (id) on delete cascade,
  at timestamptz not null,
  primary key (user_id, post_id)
);
create index post_saved_newest on post_saved (user_id, at desc, post_id desc);
create index post_saved_of_post on post_saved (post_id);
