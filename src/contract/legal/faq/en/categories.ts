import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const categories: TopicTexts<'categories'> = {
  'room-facts': {
    question: 'What should a listing for a room say?',
    answer:
      'The rent, from when it is free, and the city. It helps to add the deposit, the shortest stay, whether utilities are included, what is furnished, and which languages are spoken at home. While you enter the rent you may see what similar places nearby cost.',
    also: 'apartment house rent roommate landlord tenant utilities bedroom lease housing',
  },
  'fair-housing-and-jobs': {
    question: 'May I say who I want as a tenant or employee?',
    answer:
      'Homes and jobs are open to all. Do not ask for or exclude people by origin, religion, family, disability, gender or age. Say what is there instead, for example “We speak Amharic at home; everybody is welcome.” While you write, we point out wording that leaves people out.',
    also: 'discrimination only ethiopian eritrean orthodox muslim single female no children fair housing',
  },
  'newcomer-rooms': {
    question: 'I am new in the country and have no credit history. How do I find a room?',
    answer:
      'Look in rooms and housing, open “Filters” and choose under “Good for newcomers” what you need: “No credit history needed”, “Utilities included”, “Near transit” or “References accepted instead”.',
    also: 'immigrant refugee arrived credit score references newcomer',
  },
  'job-fees': {
    question: 'An employer wants money from me first. Is that right?',
    answer:
      'No. Anyone who posts a job here confirms that applicants never pay anything. A real employer does not ask you to pay for a job, a training or a visa, to cash checks or to forward parcels. Keep your bank details to yourself until you are hired, and report the listing.',
    also: 'job scam fee visa training pay apply work salary recruiter',
  },
  'language-for-a-job': {
    question: 'May a job ask for Amharic or another language?',
    answer:
      'Yes, if the work needs it. Anyone who names “Languages needed for the job” also says why, for example because customers speak it.',
    also: 'speak tigrinya oromo required skills work discrimination',
  },
  'price-of-items': {
    question: 'Can I give things away or swap them?',
    answer:
      'Yes. The price of an item can be fixed, negotiable, “Free”, a “Swap” or on request. For other categories there are prices by the hour, the day, the week or the month, where they make sense.',
    also: 'donate exchange barter trade gift giveaway negotiable currency',
  },
  'service-licence': {
    question: 'How do I know that somebody may give legal or tax advice?',
    answer:
      'A service can state a license number, and the filter “With a license” shows those that do. Where a legal service names none, its page says that this person is not a lawyer. The number is what the poster wrote: ask to see the license, and check it with the authority.',
    also: 'lawyer immigration attorney accountant licensed insured certified',
  },
  'event-changes': {
    question: 'My event is postponed or cancelled. What do I do?',
    answer:
      'Tap “Edit” in “My listings” and set the status to “Postponed”, “Moved online” or “Cancelled”, so that everybody sees it on the card. With a new date it also ends later. Tell the chat of the event too.',
    also: 'reschedule change date concert ticket cancel event status',
  },
}
