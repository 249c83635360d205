export const GROUP_ERRORS = {
  /** Not there, or hidden by a block: alike. */
  'groups.not-found': 404,
  /** Archived: it can be read, and nothing in it changes any more. */
  'groups.archived': 409,
  /** Somebody changed it since it was read. details: { version } */
  'groups.changed': 409,
  'groups.category-not-found': 422,
  /** No city of this name is known; details: { city } */
  'groups.place-not-found': 422,
  /** 'Not authorized to approve members' */
  'groups.not-approver': 403,
  /** For those who lead the group. */
  'groups.not-admin': 403,
  /** For active members. */
  'groups.not-member': 403,
  'groups.banned': 403,
  /** Declined within the last week. details: { until: instant } */
  'groups.asked-too-soon': 409,
  /** The link of an invite has ended, was used up or deleted, or never was one: alike. */
  'groups.invite-ended': 409,
  /** Links that let people in. details: { limit } */
  'groups.too-many-invites': 409,
  /** Not there, or of a group that one is not in: alike. */
  'groups.poll-not-found': 404,
  'groups.poll-closed': 409,
  /** An option that the poll has not, or several where one is to be chosen. */
  'groups.poll-choice': 422,
  /** Open polls. details: { limit } */
  'groups.too-many-polls': 409,
  /** Not there, withheld, or of a group that one is not in: alike. */
  'groups.photo-not-found': 404,
  /** Of one album. details: { limit } */
  'groups.too-many-photos': 409,
  /** One answer to each question. details: { count } */
  'groups.answers-missing': 422,
  'groups.member-not-found': 404,
  /** The last admin hands over or archives first. */
  'groups.last-admin': 409,
  /** Nobody is approved into a full group. details: { limit } */
  'groups.full': 409,
  /** Fewer places than members there are. details: { members } */
  'groups.too-few-places': 422,
  /** As many were founded within a day as one person may. details: { limit } */
  'groups.too-many': 429,
} as const
