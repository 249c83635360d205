import type { ShownMeetingType } from '#contract/groups/group.ts'
import type { Repeat } from '#contract/groups/repeat-rule.ts'

/** What all pages of groups say. */
export const groupsEn = {
  time: {
    today: 'Today at {time}',
    tomorrow: 'Tomorrow at {time}',
    dayAndTime: '{day}, {time}',
    span: '{from} – {until}',
    openSpan: '{from}, open end',
    inZone: '{words} ({zone})',
  },
  repeat: {
    none: 'Does not repeat',
    daily: 'Every day',
    weekly: 'Every week',
    monthly: 'Every month',
    mon_wed_fri: 'Every Monday, Wednesday and Friday',
  } satisfies Record<Repeat, string>,
  card: {
    type: {
      in_person: 'In person',
      online: 'Online',
      hybrid: 'Hybrid',
    } satisfies Record<ShownMeetingType, string>,
    onlineMeeting: 'Online Meeting',
    venueForMembers: 'Location shown to members',
    noMeeting: 'No upcoming meeting',
    members: '{n, plural, one {# member} other {# members}}',
    upcoming: 'Upcoming events',
    view: 'View Group',
  },
  signIn: {
    title: 'Please sign in',
    create: 'You need an account to create a group.',
    action: 'Sign In',
  },
  tab: {
    title: 'Community Groups',
    lead: 'Meet people who share your language, your faith or your hobby.',
    explore: 'Explore Groups',
    calendar: 'Calendar',
    create: 'Create Group',
    own: 'Your groups',
    near: 'Groups near you',
    empty: 'No groups yet',
    emptyMore: 'Be the first to create a community group!',
    pending: 'Pending',
    archived: 'Archived',
    role: { group_admin: 'Admin', moderator: 'Moderator', member: 'Member' },
  },
  toGroup: 'Go to the group’s page',
} as const
