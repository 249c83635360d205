-- Policy: the log of staff is append-only. Whoever leaves is taken out of it; what was done stays.
create or replace function mod_event_stays() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.person_id is null or new.person_id = old.person_id)
    and (new.subject_id is null or new.subject_id = old.subject_id)
    and (new.note is null or new.note = old.note)
    and (new.before is null or new.before = old.before)
    and (new.after is null or new.after = old.after)
    and (to_jsonb(new) - '{actor_id,person_id,subject_id,note,before,after}'::text[])
      = (to_jsonb(old) - '{actor_id,person_id,subject_id,note,before,after}'::text[])
  then
    return new;
  end if;
  raise exception 'The log of moderation is not rewritten';
end
$$;

create or replace trigger mod_event_stays before update or delete on mod_event
  for each row execute function mod_event_stays();
