import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const dating: TopicTexts<'dating'> = {
  'dating-profile': {
    question: 'How do I create a dating profile?',
    answer:
      'Open “Social”, choose “Dating” and tap “Create Dating Profile”. It is for adults and free. You choose a first name for dating alone, add at least one photo, say what you look for, and choose who must not see you. Nothing in dating leads to your page, your groups or your listings.',
    also: 'make start join profile date dating sign up match matches meet partner love',
  },
  'dating-who-sees-me': {
    question: 'Who can see that I am in dating?',
    answer:
      'Only other adults with a dating profile, and never those you keep out. Under “My Profile” the part “Who must not see you?” hides you from members of your groups, from your connections and from people whose numbers or addresses you give; both switches are on from the beginning. With “Incognito” only people you have liked see your profile, and “Pause my profile” shows it to nobody.',
    also: 'hide hidden church family relatives ex visible private secret incognito see dating profile seen',
  },
  'date-safely': {
    question: 'How do I meet a match safely?',
    answer:
      'Meet where others are around, come and leave by your own means, and never send money or gift cards, whatever the reason. In the first conversation you can share the plan with a friend: they see the place, the time and the first name through a link that ends 24 hours after you meet. Unmatch, block or report anyone who makes you uneasy.',
    also: 'first date meeting stranger safe plan friend share link unmatch',
  },
}
