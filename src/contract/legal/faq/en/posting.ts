import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const posting: TopicTexts<'posting'> = {
  'cost-of-posting': {
    question: 'What does it cost to post a listing?',
    answer:
      'Nothing. Posting in every category is free: rooms, jobs, items, services and events. Looking, saving and writing messages are free too.',
    also: 'price fee pay charge money free ad advert advertise commission refund promoted promote promotion fee sell',
  },
  'how-to-post': {
    question: 'How do I post a listing?',
    answer:
      'Tap “Post Ad”, or “Post” on a phone, and choose a category. Then come photos, details, price and place, and at last a preview of what others will see. When it looks right, tap “Publish”.\n\nIt takes about a minute.',
    also: 'create ad advert sell offer publish upload submit new',
  },
  drafts: {
    question: 'Is what I write lost when I stop in the middle?',
    answer:
      'No. Your draft is saved as you write, and you find it in “My listings” under “Drafts”. Without a connection it is stored on your device and sent later. You can have up to 30 drafts.',
    also: 'save continue later unfinished autosave',
  },
  'number-of-photos': {
    question: 'How many photos does a listing need?',
    answer:
      'Rooms and housing need at least 3 and take up to 20. Items need 1 and take up to 12, events need 1 and take up to 6. Services take up to 10 and jobs up to 3; there photos are optional. If you look for something, you need none.\n\nThe first photo is the cover.',
    also: 'pictures images how many maximum minimum',
  },
  'photo-files': {
    question: 'Which photos can I upload?',
    answer:
      'JPEG, PNG, WebP, AVIF and, as iPhones write them, HEIC. Large ones are made smaller on your device before they are sent; below each photo you can crop and rotate it. What is sent may have up to 5 MB.',
    also: 'pictures images format size file type too big megabytes upload failed jpg',
  },
  'length-of-text': {
    question: 'How long may title and description be?',
    answer:
      'A title has 8 to 100 characters, a description 30 to 5000. A title cannot contain a phone number, a link or an e-mail address: people write to you here.',
    also: 'limit characters words text short',
  },
  'language-of-listing': {
    question: 'In which language should I write my listing?',
    answer:
      'In the one you write best. Under “Language” you say which it is, and you can name up to 6 languages in which people may write to you.\n\nIf you know two of Amharic, English, Tigrinya and Oromo, tap “Write it in a second language too”: each reader sees their own first. Listings are shown as they were written; we do not translate them.',
    also: 'amharic english tigrinya translate translation oromo',
  },
  'why-in-review': {
    question: 'Why is my listing “In review”?',
    answer:
      'Our team reviews some listings before others see them: homes and jobs from new members, and anything that resembles known scams. It usually takes a few hours, and we write to you then.\n\nIf something has to be changed, the listing appears under “Needs changes” with the reason. Change it and publish it again.',
    also: 'pending approval approve waiting rejected moderation not visible',
  },
  'how-many-listings': {
    question: 'How many listings can I have?',
    answer:
      'A new account can have 2 active listings at a time and publish 1 a day. With a confirmed phone number, or after a day with a confirmed e-mail address, it is 10 at a time and 5 a day; members who have posted well for two weeks get more.\n\nPlease post the same thing only once. We tell you if something of yours is nearly the same.',
    also: 'limit maximum quota several duplicate ads person one',
  },
  'change-listing': {
    question: 'Can I change a listing after it is published?',
    answer:
      'Yes, as long as it is active: open “My listings” and tap “Edit”. Others see small changes right away. We review a new title, place or photo, another phone number or a big change in price first; until then others see it as it was. The category can no longer be changed.',
    also: 'edit update correct mistake price modify',
  },
  'phone-in-listing': {
    question: 'Should I write my phone number into the listing?',
    answer:
      'You need not. People write to you on Mesob. If you like calls, enter the number in the field “Phone number (optional)” and tick what it is for: “Phone call”, “WhatsApp” or “Telegram”. Only signed-in readers who tap “Show phone number” see it, and each of them can look at 10 numbers a day.\n\nA number in the description can be read by everybody, also by people who collect them.',
    also: 'contact call telephone whatsapp telegram hide',
  },
  'exact-address': {
    question: 'Do others see where I live?',
    answer:
      'No. A listing shows the city, the neighborhood if you name it, and a circle of about 1 km. Your address is never shown. Tell it in a message once you trust the other one.',
    also: 'location map street home private postal code zip',
  },
  'wanted-listing': {
    question: 'Can I post what I am looking for?',
    answer:
      'Yes. In rooms, jobs, items and services you choose in the first step whether you offer or look for something. A listing that looks for something needs no photos, and is marked “Wanted”.',
    also: 'search request need seeking want roommate tenant',
  },
}
