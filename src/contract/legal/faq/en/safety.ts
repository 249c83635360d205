import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const safety: TopicTexts<'safety'> = {
  'spot-a-scam': {
    question: 'How do I recognise a scam?',
    answer:
      'Be careful when somebody is in a hurry, is abroad and will send the keys by mail, asks for money before you have seen anything, wants gift cards or transfers, sends you a link to sign in somewhere, or asks for a code that came to your phone. A price far below all others is a warning too.\n\nStop writing, and report it. Money sent in advance hardly ever comes back.',
    also: 'fraud cheat fake scammer suspicious trick swindle thief safe',
  },
  'rent-deposit': {
    question: 'Should I pay a deposit before I see the room?',
    answer:
      'Never pay before you have seen the place and met the person. Ask for a written agreement, and have every payment confirmed in writing. Someone who really has a room lets you see it; if you are far away, send somebody you trust.',
    also: 'rent advance upfront payment landlord apartment house money lease',
  },
  'meet-safely': {
    question: 'How do we meet safely?',
    answer:
      'In daytime, where others are around, and tell somebody where you are going. In a conversation “Suggest a safe place” proposes one, such as a police station, the lobby of a bank, a café, a library or a shopping center. Look at the item, and pay only when you have it in your hands.',
    also: 'public place meeting handover pickup exchange buyer seller cash',
  },
  'codes-by-text': {
    question: 'Somebody asks me for a code that I got by text. What is that?',
    answer:
      'An attempt to get into your account. A code that was sent to you is for you alone: nobody honest asks for it, and neither do we. Do not pass it on. If you already have, change your password at once and sign out all other devices under “Security”.',
    also: 'sms verification otp whatsapp phishing google voice',
  },
  'caution-on-listing': {
    question: 'Why does a listing or message say that I should be careful?',
    answer:
      'Something about it resembles known scams, for example a request for a deposit before a viewing or for a code. It may be harmless. Read the reason given there, look twice, and report it if you still have doubts.',
    also: 'warning yellow amber alert caution flagged',
  },
  'report-something': {
    question: 'How do I report a listing, a message or a person?',
    answer:
      'Tap “Report this listing” on the page of a listing, or “Report message” in the menu of a message; groups have it on their page. One photo is reported where you see it in full, with “Report this photo”, and a whole conversation in its menu, with “Report this conversation”. Choose a reason and add what we should know. You can block the person in the same step.\n\nNobody but our staff learns that you told us. You can send up to 10 reports a day.',
    also: 'complain complaint abuse flag fake spam harassment',
  },
  'after-a-report': {
    question: 'What happens after a report?',
    answer:
      'Our team reviews it and decides; they take down what breaks the rules, and may warn or suspend the person who did it. You read the outcome in your account under “My reports”. You need not report the same thing twice. If a message was reported, they read it and the messages around it, and every such reading is put on record.',
    also: 'review moderator decision outcome staff',
  },
  'reviews-of-people': {
    question: 'How do reviews of people work?',
    answer:
      'Two people who dealt with each other may each write one: after a listing was closed with somebody from here, or after 3 messages from either side about a service. Nobody reads what you wrote before the other has written too, or 14 days have passed, so neither can take revenge. The person it is about can reply once. An average is shown from 3 reviews. You find yours in your account under “Reviews”.',
    also: 'rating stars score feedback reputation trust reply',
  },
  'forbidden-offers': {
    question: 'What may not be offered here?',
    answer:
      'Weapons, drugs, stolen or counterfeit goods, documents, money transfer at private rates, sponsor letters, accounts, and whatever the law where you or your readers live forbids. Jobs never charge applicants. Homes and jobs are open to all.',
    also: 'prohibited banned rules not allowed illegal hawala guidelines',
  },
  'account-taken-over': {
    question: 'I think somebody else is in my account. What now?',
    answer:
      'Open “Security” at once: set a new password, which signs out your other devices, and add a second step. Check the devices and passkeys listed there, and remove what is not yours. If you cannot get in, reset your password by e-mail, and write to us.',
    also: 'hacked stolen hijacked unauthorized intruder compromised',
  },
  'in-danger': {
    question: 'Somebody threatens me, or somebody is in danger. What should I do?',
    answer:
      'Call the emergency number of the country you are in first; we are not always at the desk. Then report the message or the listing with the reason “Threat”, “A minor at risk” or “Concern about self-harm”, and block the person if you need to.',
    also: 'emergency police help violence suicide child urgent',
  },
}
