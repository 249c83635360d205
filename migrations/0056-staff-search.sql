-- Staff look people up by the beginning of their names.
create index profile_full_name on profile (lower(full_name) text_pattern_ops);
create index profile_display_name on profile (lower(display_name) text_pattern_ops) where display_name is not null;
