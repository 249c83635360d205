import { z } from 'zod'
import { PersonCard } from '#contract/profiles/profile.ts'

/** The founder is group_admin; a moderator takes people out and calls events, and decides on no requests. */
export const GROUP_ROLES = ['group_admin', 'moderator', 'member'] as const
export const GroupRole = z.enum(GROUP_ROLES)
export type GroupRole = z.infer<typeof GroupRole>

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'declined', 'left', 'removed', 'banned'] as const
export const MembershipStatus = z.enum(MEMBERSHIP_STATUSES)
export type MembershipStatus = z.infer<typeof MembershipStatus>

/** What somebody pending waits for: a decision, or a place in a full group. */
export const WaitsFor = z.enum(['approval', 'seat'])
export type WaitsFor = z.infer<typeof WaitsFor>

export const MEMBER_LIMITS = {
  pageSize: 30,
  pageSizeMax: 100,
  /** Graphemes of an answer to a join question. */
  answerMax: 300,
  /** Days after a refusal before one may ask again. */
  askAgainDays: 7,
} as const

/** How the reader stands to a group. */
export const OwnMembership = z.object({
  role: GroupRole,
  /** Null: never a member. */
  status: MembershipStatus.nullable(),
  waitsFor: WaitsFor.nullable(),
  /** Place in the queue of those who wait for the same, from 1. */
  queuePosition: z.int().min(1).nullable(),
  /** From when on one may ask again after a refusal. */
  askAgainFrom: z.iso.datetime().nullable(),
  /** Decides on requests, and reads what people answered. */
  mayApprove: z.boolean(),
  /** Calls events, takes members out and bans them. */
  mayModerate: z.boolean(),
  mayEdit: z.boolean(),
  /** Visitors see that one is a member, where anybody may join. */
  isListed: z.boolean(),
})
export type OwnMembership = z.infer<typeof OwnMembership>

/** A member as the others see them. */
export const GroupMember = z.object({
  person: PersonCard,
  role: GroupRole,
  status: MembershipStatus,
  waitsFor: WaitsFor.nullable(),
  /** When they became a member, or asked. */
  at: z.iso.datetime(),
  /** To the questions of the group; for those who decide on requests, empty elsewhere. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type GroupMember = z.infer<typeof GroupMember>

/** joined: a member now, or already; pending: waits for a decision or a place. */
export const JoinOutcome = z.object({
  outcome: z.enum(['joined', 'pending']),
  waitsFor: WaitsFor.nullable(),
  queuePosition: z.int().min(1).nullable(),
  memberCount: z.int(),
})
export type JoinOutcome = z.infer<typeof JoinOutcome>
