import type { TopicTexts } from '#contract/legal/faq/faq.ts'

export const searching: TopicTexts<'searching'> = {
  'two-scripts': {
    question: 'Can I search in Amharic and in Latin letters?',
    answer:
      'Yes, in either, and one finds the other: injera, enjera and እንጀራ all lead to the same listings. Words are also found by their sound, so spelling hardly matters. Under “Also showing” you see which other words were looked for.',
    also: 'geez fidel alphabet script spelling transliteration tigrinya language',
  },
  'near-me': {
    question: 'How do I find what is near me?',
    answer:
      'Choose your city above the list, or tap “Use my location”. Then set the distance: 5, 10, 25, 50 or 100 miles, or “Anywhere”; it begins with 25. Where distances are in kilometers, you see kilometers.',
    also: 'location radius distance area city nearby close local gps',
  },
  'map-of-listings': {
    question: 'Can I see listings on a map?',
    answer:
      'Yes: above every list you choose “Grid”, “List” or “Map”. The map shows how many listings each city has, never an address. Tap a city to see its listings, or move the map and tap “Search here”.',
    also: 'map area city cities zoom where location view',
  },
  'filters-and-order': {
    question: 'Which filters are there?',
    answer:
      'You can write them into the search field: a sentence such as room under $900 in Seattle is understood as filters, and “Search the exact words” undoes that. A minus leaves a word out.\n\nUnder “Filters” you find price, type, offered or wanted, when it was posted, “With photos only”, and those of the category, such as furnished rooms or remote jobs. “Verified posters only” shows people with a confirmed phone number.\n\nUnder “Sort by” you choose newest, nearest, lowest price and others. Newest means newest: nothing is ranked in secret.',
    also: 'sort price range category narrow cheap cheapest',
  },
  'nothing-found': {
    question: 'My search finds nothing. What can I try?',
    answer:
      'Widen the distance or take filters away; the page offers both by a tap. A word that nothing holds is left out, and the page says which. Then save the search, and we tell you when something new matches it.',
    also: 'no results empty not found zero',
  },
  'other-currencies': {
    question: 'Why are some listings missing when I search by price?',
    answer:
      'A price filter and sorting by price look at one currency. Prices are never converted, so listings in other currencies are left out; above the list you see how many there are.',
    also: 'dollar euro birr exchange rate pound convert money',
  },
  'saved-searches': {
    question: 'How do I save a search and get notified about new listings?',
    answer:
      'Search, then tap “Save search” and choose how often we notify you, “Within minutes”, “Once a day” or “Once a week”, and whether also by e-mail. You can save 25 searches. One that you do not open for 60 days is paused.',
    also: 'alert alerts notify notification new listings subscribe watch email save a search saving searches',
  },
  favorites: {
    question: 'How do I save a listing for later?',
    answer:
      'Tap the heart. Only you see what you saved, up to 1000 listings, under “Saved listings”. We notify you when a price drops by 5 % or more, and when a listing is reserved, available again or ends within 2 days.',
    also: 'favorite favourite bookmark like heart wishlist price drop',
  },
  'recently-viewed': {
    question: 'How do I find a listing that I viewed before?',
    answer:
      '“Recently viewed” shows the last 12 that you opened on this device. They are stored only there and are cleared when you sign out. Tap the heart to save what you want to keep.',
    also: 'history seen last opened again',
  },
  'hide-and-compare': {
    question: 'How do I hide a listing, or compare several?',
    answer:
      'Each card in a list has both. “Hide” takes it out of your lists on this device; “Show” below the list brings it back. “Compare” puts up to 4 listings side by side, with price, place and all their details.',
    also: 'not interested remove dismiss comparison side by side difference',
  },
  'share-listing': {
    question: 'How do I share a listing with a friend?',
    answer:
      'Open it and tap “Share”: by Telegram, by WhatsApp, by “Copy link” or by a QR code to be scanned. “Print for a notice board” makes a sheet with strips to tear off. Anyone with the link can read the listing without an account.',
    also: 'send forward link post facebook',
  },
}
