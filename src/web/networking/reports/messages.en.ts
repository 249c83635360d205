export const postReportsEn = {
  title: 'Reported posts and comments',
  lead: 'A decision settles all that is reported of it. Whoever wrote it does not learn who reported it.',
  none: 'No posts are reported.',
  kind: { post: 'Post', comment: 'Comment' },
  by: 'by {name}',
  gone: 'It is no longer there',
  asReported: 'As it was reported:',
  dismiss: 'Nothing is wrong',
  dismissed: 'The reports are settled; it stays.',
  uphold: 'Take it away',
  upheld: 'The reports are settled; it is taken away.',
  confirm: {
    title: 'Take it away?',
    text: 'Nobody reads it any longer. This cannot be undone.',
  },
  failed: 'That did not work',
} as const
