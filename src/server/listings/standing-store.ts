import { scoreOf } from '#server/reviews/public.ts'

/** Fewer conversations tell nothing of how soon somebody answers. */
const REPLIES_MIN = 3
/** The latest ones say how it is now. */
const REPLIES_LOOKED_AT = 20

/**
 * SQL columns of how somebody stands with those they had to do with, in the shape of the contract.
 * @param owner SQL of their id
 */
export const standingOf = (owner: string): string => `
  (select count(*)::int from listing as closed
   where closed.owner_id = ${owner} and closed.closed_with is not null) as "closedHere",
  ${scoreOf(owner)} as score,
  (select case
      when count(*) < ${REPLIES_MIN} then null
      when percentile_cont(0.5) within group (order by reply) <= interval '1 hour' then 'hour'
      when percentile_cont(0.5) within group (order by reply) <= interval '1 day' then 'day'
      else 'days' end
    from (
      select coalesce(thread.answered_at, clock_now()) - thread.created_at as reply
      from thread_member as seller
      join thread on thread.id = seller.thread_id
      where seller.user_id = ${owner} and seller.side = 'selling' and seller.left_at is null
        and thread.kind = 'listing' and thread.last_number > 0
      order by thread.created_at desc limit ${REPLIES_LOOKED_AT}) as asked) as "repliesWithin"`
