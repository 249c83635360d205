/** Who founded a group, and the moderators, call its events. */
export const leads = (role: string | null): boolean => role === 'group_admin' || role === 'moderator'

interface Venue {
  venue: string | null
  requires_approval: boolean
  location_city: string | null
}

/** Where an event takes place, as far as this reader may know: a group that needs approval tells its members alone. */
export function shownVenue(
  { venue, requires_approval, location_city }: Venue,
  isMember: boolean,
): { venue: string | null; isCityOnly: boolean } {
  const isCityOnly = requires_approval && !isMember && venue !== null
  return { venue: isCityOnly ? location_city : venue, isCityOnly }
}
