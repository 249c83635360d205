-- Offers are valid for some days, and may be answered by another offer. What is still open gets three more days.
alter table message drop constraint message_card_state_check;
alter table message add constraint message_card_state_check check (
  card_state in ('open', 'accepted', 'declined', 'withdrawn', 'countered'));
-- When a card was answered: a decline can be taken back for a minute.
alter table message add column card_answered_at timestamptz;
update message set facts = facts || jsonb_build_object('isCounter', false, 'expiresAt',
  to_char((case when card_state = 'open' then greatest(created_at, now()) else created_at end + interval '3 days')
    at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
where kind = 'offer' and deleted_at is null;
alter table message add constraint message_offer_expires check (
  kind <> 'offer' or deleted_at is not null or facts ?& array['expiresAt', 'isCounter']);
alter table message add constraint message_open_card_is_unanswered check (
  card_answered_at is null or (card_state is not null and card_state <> 'open'));
