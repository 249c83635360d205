import { writeDate, writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { LISTING_NOTICES, NoticeListing } from '#contract/listings/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

const endsOn = ({ endsAt }: { endsAt: string }, language: InterfaceLanguage) => ({
  date: writeDate(endsAt, language, 'UTC'),
})
const listing = ({ subjectId }: { subjectId: string }) => `/#/listing/${subjectId}`
const savedSearch = ({ subjectId }: { subjectId: string }) => `/#/saved-searches/${subjectId}`
const myListings = () => '/#/my-listings'

const MORE: Record<InterfaceLanguage, string> = { en: 'and more', am: 'እና ሌሎችም' }

const nameOf = ({ title, price }: NoticeListing, language: InterfaceLanguage): string =>
  price === null ? title : `${title} · ${writeMoney(price.minor, price.currency, language)}`

export const listingNotices: NoticeViews<keyof typeof LISTING_NOTICES> = {
  favorite_price_drop: {
    words: {
      en: {
        subject: '“{title}” costs less now',
        text: 'The price of a listing you saved went down from {was} to {now}.',
        button: 'See it',
      },
      am: {
        subject: 'የ“{title}” ዋጋ ቀንሷል',
        text: 'ያስቀመጡት ማስታወቂያ ዋጋ ከ{was} ወደ {now} ወርዷል።',
        button: 'ይመልከቱት',
      },
    },
    values: ({ was, now }, language) => ({
      was: writeMoney(was.minor, was.currency, language),
      now: writeMoney(now.minor, now.currency, language),
    }),
    path: listing,
  },
  favorite_reserved: {
    words: {
      en: {
        subject: '“{title}” is reserved',
        text: 'Somebody has reserved a listing you saved. We will notify you if it becomes available again.',
        button: 'See it',
      },
      am: {
        subject: '“{title}” ተይዟል',
        text: 'ያስቀመጡትን ማስታወቂያ ሌላ ሰው ይዞታል። እንደገና ከቀረበ እናሳውቅዎታለን።',
        button: 'ይመልከቱት',
      },
    },
    path: listing,
  },
  favorite_back: {
    words: {
      en: {
        subject: '“{title}” is available again',
        text: 'A listing you saved is available again.',
        button: 'See it',
      },
      am: {
        subject: '“{title}” እንደገና ቀርቧል',
        text: 'ያስቀመጡት ማስታወቂያ እንደገና ቀርቧል።',
        button: 'ይመልከቱት',
      },
    },
    path: listing,
  },
  favorite_ending: {
    words: {
      en: {
        subject: '“{title}” ends soon',
        text: 'A listing you saved ends on {date}.',
        button: 'See it',
      },
      am: {
        subject: '“{title}” በቅርቡ ያበቃል',
        text: 'ያስቀመጡት ማስታወቂያ በ{date} ያበቃል።',
        button: 'ይመልከቱት',
      },
    },
    values: endsOn,
    path: listing,
  },
  search_matches: {
    words: {
      en: {
        subject: '{count} new for “{name}”',
        text: 'New listings match the search you saved:',
        button: 'See them all',
      },
      am: {
        subject: 'ለ“{name}” {count} አዲስ',
        text: 'ካስቀመጡት ፍለጋ ጋር የሚስማሙ አዲስ ማስታወቂያዎች፦',
        button: 'ሁሉንም ይመልከቱ',
      },
    },
    values: ({ count, capped }) => ({ count: `${count}${capped ? '+' : ''}` }),
    lines: ({ listings, count }, language) => [
      ...listings.map((one) => ({ words: nameOf(one, language), path: `/#/listing/${one.id}` })),
      ...(count > listings.length ? [{ words: MORE[language], path: null }] : []),
    ],
    // new listings are named rather than announced
    brief: ({ listings }) => (listings.length === 0 ? null : listings.map(({ title }) => title).join(' · ')),
    path: savedSearch,
  },
  search_paused: {
    words: {
      en: {
        subject: 'We stopped looking for “{name}”',
        text: 'You have not opened this saved search for 60 days, so it is paused. Open it to go on.',
        button: 'Continue',
      },
      am: {
        subject: '“{name}” የሚለውን መፈለግ አቁመናል',
        text: 'ይህን የተቀመጠ ፍለጋ ለ60 ቀናት ስላልከፈቱት ቆሟል። ለመቀጠል ይክፈቱት።',
        button: 'ይቀጥሉ',
      },
    },
    path: savedSearch,
  },
  own_listing_ending: {
    words: {
      en: {
        subject: 'Your listing “{title}” ends soon',
        text: 'It ends on {date}. Renew it with one tap if it is still available.',
      },
      am: {
        subject: 'ማስታወቂያዎ “{title}” በቅርቡ ያበቃል',
        text: 'በ{date} ያበቃል። አሁንም ካለ በአንድ ንክኪ ያድሱት።',
      },
    },
    values: endsOn,
    path: myListings,
  },
  listing_approved: {
    words: {
      en: {
        subject: '“{title}” was approved',
        text: 'Everybody can see your listing now.',
      },
      am: {
        subject: '“{title}” ጸድቋል',
        text: 'ማስታወቂያዎን አሁን ሁሉም ሰው ማየት ይችላል።',
      },
    },
    path: listing,
  },
  listing_changes_requested: {
    words: {
      en: {
        subject: 'Please change something about “{title}”',
        text: 'Our team reviewed your listing. Open it to see what is missing.',
      },
      am: {
        subject: 'እባክዎ በ“{title}” ላይ ማስተካከያ ያድርጉ',
        text: 'ቡድናችን ማስታወቂያዎን ተመልክቷል። ምን እንደጎደለ ለማየት ይክፈቱት።',
      },
    },
    path: myListings,
  },
  listing_rejected: {
    words: {
      en: {
        subject: '“{title}” was not accepted',
        text: 'Our team reviewed your listing. Open it to see why.',
      },
      am: {
        subject: '“{title}” ተቀባይነት አላገኘም',
        text: 'ቡድናችን ማስታወቂያዎን ተመልክቷል። ምክንያቱን ለማየት ይክፈቱት።',
      },
    },
    path: myListings,
  },
}
