export const groupReportsEn = {
  title: 'Reported groups',
  lead: 'A decision settles all that is reported of a group. Whoever leads it does not learn who did.',
  none: 'No groups are reported.',
  archived: 'Archived',
  gone: 'A group that is no longer there',
  asReported: 'As it was reported:',
  dismiss: 'Nothing is wrong',
  dismissed: 'The reports are settled; the group goes on.',
  uphold: 'Archive group',
  upheld: 'The reports are settled; the group is archived.',
  confirm: {
    title: 'Archive “{title}”?',
    text: 'Its coming events are cancelled and its chat is closed. All of it stays readable. This cannot be undone.',
  },
  failed: 'That did not work',
} as const
