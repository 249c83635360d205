-- The same listing in a second language, as its owner wrote it; never what a machine made of it.
alter table listing
  add column translation_lang text check (translation_lang in ('en', 'am', 'ti', 'om')),
  add column translation_title text check (char_length(translation_title) <= 8 * 100),
  add column translation_description text check (char_length(translation_description) <= 8 * 5000),
  add constraint listing_translation_is_whole check (
    num_nonnulls(translation_lang, translation_title, translation_description) in (0, 3)),
  add constraint listing_translation_is_another_language check (translation_lang <> lang),
  add constraint listing_published_translation_is_complete check (
    published_at is null or translation_lang is null
    or (translation_title <> '' and translation_description <> '')),
  add constraint listing_deleted_has_no_translation check (state <> 'deleted' or translation_lang is null);
