import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const ending: TopicTexts<'ending'> = {
  'how-long-listings-live': {
    question: 'How long does a listing stay online?',
    answer:
      'Rooms and items 30 days, services 90 days. A job ends after its last day to apply, which may lie up to 60 days ahead. An event ends 6 hours after it is over.\n\nYou can see the days left in “My listings”.',
    also: 'expire expiry duration visible valid days end',
  },
  'renew-listing': {
    question: 'How do I renew a listing?',
    answer:
      'Tap “Renew” in “My listings”, or the link in the e-mail that we send before the end. It then runs as long again, and if it has not been at the top for 7 days, it comes to the top of the lists. You can renew every 2 days, also within 14 days after the end.\n\nJobs and events end by their own dates: change the date instead.',
    also: 'extend bump refresh repost longer expired top',
  },
  'reminder-before-end': {
    question: 'Will I be notified before my listing ends?',
    answer:
      'Yes, 3 days before and on the last day, in the app and by e-mail. In the notification settings you choose how.',
    also: 'notice warning expire email',
  },
  'reserve-or-pause': {
    question: 'Somebody wants it, but nothing is settled. What do I do?',
    answer:
      'Choose “Mark as reserved”: people still see the listing, with the note that it is reserved, and those who saved it are notified. “Pause” hides it from everyone but you. You can undo both at any time.',
    also: 'hold hide temporarily sold pending deactivate',
  },
  'close-listing': {
    question: 'It is sold or rented. How do I take the listing down?',
    answer:
      'Tap “Close” and say how it ended. It leaves all lists at once; its page says for two weeks that it is no longer available. For as long you can “Put it back”, as it was and with those who saved it. “Post a similar one” starts a new one from it, photos and all.',
    also: 'finish end done remove sold filled mark',
  },
  'ended-listing': {
    question: 'What happens to a listing that has ended?',
    answer:
      'Its page can be read for 14 more days, marked as ended, and nobody can write to you about it. You find it in “My listings” under “Ended”, and can renew it in that time or use “Post a similar one” later.',
    also: 'expired old over gone disappeared repost',
  },
  'delete-listing': {
    question: 'How do I delete a listing for good?',
    answer:
      'Choose “Delete listing” in “My listings” or on its page. It disappears for everybody, with its photos. For ten seconds you can choose “Undo”; after that it is gone. If it may come back, pause it instead.',
    also: 'remove erase take down',
  },
  'listing-figures': {
    question: 'How do I see whether anybody looks at my listing?',
    answer:
      'In “My listings” each one shows how often it was viewed in the last 7 days, how often it was saved and how many messages came. Nobody can see who viewed or saved it.',
    also: 'views statistics stats visitors popular count',
  },
}
