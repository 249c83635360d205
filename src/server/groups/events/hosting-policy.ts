/** Who founded a group, and the moderators, call its events. */
export const leads = (role: string | null): boolean => role === 'group_admin' || role === 'moderator'
