-- Staff see numbers masked; each look at a whole one is recorded beside those of everybody else, and does not count
-- towards what a person may look at in a day.
alter table phone_reveal add column by_staff boolean not null default false;
