-- What somebody published who asked for their account to be deleted is shown to nobody until they come back.
alter table listing drop constraint listing_state_check;
alter table listing add constraint listing_state_check
  check (state in ('draft', 'active', 'expired', 'withheld', 'deleted'));
create index listing_withheld_of_owner on listing (owner_id) where state = 'withheld';
