export const legalEn = {
  about: {
    title: 'About Us',
    lead: 'A mesob is the basket a family eats from together. This one is for a community spread across the world.',
    why: {
      heading: 'Why Mesob exists',
      text: 'A newcomer who needs a room, a mother selling a stroller, a cook looking for work, a band playing on Saturday: until now they posted in dozens of groups and channels and hoped. Mesob puts the rooms, jobs, things, services and events of the Ethiopian and Eritrean diaspora in one place that can be searched by word, by price and by distance, in English and in Amharic.',
    },
    how: {
      heading: 'How it works',
      text: 'Anyone can look around. To post a listing you sign up with a confirmed e-mail address. A listing shows what it offers, what it costs and roughly where it is; people answer in the app, so nobody has to publish a phone number.',
    },
    trust: {
      heading: 'What you can rely on',
      text: 'Your exact address is never shown: a listing is placed in an area of about one kilometer. We remove the camera’s hidden data from pictures before they are stored. Your language, your script and your calendar are respected. There is no hidden ranking: newest means newest, and a featured listing says so.',
    },
    data: {
      heading: 'Data we build on',
      text: 'Names and positions of cities come from GeoNames (geonames.org), licensed under Creative Commons Attribution 4.0, postal codes of the US and Canada from the package zipcodes by Dav Glass (BSD license). The type families are Bricolage Grotesque, Figtree and Noto Sans Ethiopic, under the SIL Open Font License.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What Mesob knows about you, why, and who else sees it. In plain words; in force since {date}.',
    what: {
      heading: 'What we store',
      text: 'Your account: name, e-mail address, a one-way hash of your password (never the password itself), and your sessions with the time, the address and the kind of device they came from.\n\nYour profile and listings: what you write and the pictures you upload. Nothing is bought from or sold to anybody.',
    },
    why: {
      heading: 'Why we store it',
      text: 'To sign you in, to show your listings to people who are looking for them, to keep scammers out and to answer when you need help. There is no advertising and no tracking by others.',
    },
    place: {
      heading: 'Your location',
      text: 'If you allow it, your device tells us roughly where you are so that lists can begin near you. It is used for that one search and is not stored with your account. A listing is only ever placed in its city, in an area of about one kilometer; a postal code is never shown.',
    },
    pictures: {
      heading: 'Pictures and voice messages',
      text: 'Every picture is redrawn in smaller sizes. What the camera hid in the file, such as the place and time of the shot, is removed, and the original is not stored.\n\nA voice message is stored without anything else the recorder put into the file, and goes when you delete the message. Only those who can read the message can hear it, and our team once it is reported. When somebody taps “Read as text”, the recording is sent to the service that writes it down for us. We do not store the text.',
    },
    seen: {
      heading: 'Who sees what',
      text: 'Everyone can see published listings with the name and photo you chose. Only you see drafts, your e-mail address and your settings. The people who run this site can see what they need to keep it safe.',
    },
    device: {
      heading: 'On your device',
      text: 'Your session, your language, your theme, your chosen city and the words you picked while typing in Ge’ez letters are stored in your browser. There are no advertising cookies. Signing out clears all of it except language and theme.\n\nWhen you search by voice, your browser turns your speech into words, some browsers through a service of their maker. We receive only the words, as if you had typed them.',
    },
    kept: {
      heading: 'How long',
      text: 'Listings end on their own and are taken down when you delete them, along with their pictures. Logs that help us find faults hold no texts, no passwords and no locations.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You can download a copy of your data and have your account deleted yourself at any time: in your account, under “Your data”. To have something corrected, write to us on the contact page.',
      deletion: 'How to delete your account',
    },
    changes: {
      heading: 'Changes',
      text: 'When this policy changes, the date above changes with it, and we notify you before an important change takes effect.',
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'The rules of the house. In force since {date}.',
    who: {
      heading: 'Who can use Mesob',
      text: 'You are 16 or older. You use your own name or the name people know you by, and one account.',
    },
    account: {
      heading: 'Your account',
      text: 'Keep your password to yourself. Anything done in your account counts as done by you until you tell us that somebody else got in.',
    },
    listings: {
      heading: 'Listings',
      text: 'A listing is true, is yours to offer, is in the right category and appears once. Give the real price. Take it down when it is over. Jobs never charge applicants. Do not offer weapons, drugs, stolen or counterfeit goods, documents, money transfer at private rates, sponsor letters, accounts, or anything else forbidden by law where you or your readers live.',
    },
    fair: {
      heading: 'Fair to everyone',
      text: 'Housing and jobs are open to all. Do not ask for or exclude people by race, origin, religion, family status, disability, gender or age where the law protects them. No hate, no threats, no harassment.',
    },
    deals: {
      heading: 'Deals between people',
      text: 'Mesob brings people together; the deal is between you. See the room before you pay a deposit, meet in a public place, and never send a code, a card number or a transfer to somebody you have not met.',
    },
    content: {
      heading: 'What you write and upload',
      text: 'It stays yours. You allow us to store it, to make smaller pictures of it and to show it here for as long as you keep it online. Only upload pictures that you have the right to use.',
    },
    removal: {
      heading: 'When we take something down',
      text: 'We remove what breaks these rules and may close accounts that break them again or put others in danger. We tell you why, and you can respond.',
    },
    liability: {
      heading: 'What we are responsible for',
      text: 'We run Mesob with care, but cannot promise that it is always available or that every listing is as described. Your legal rights as a consumer are not affected.',
    },
    ending: {
      heading: 'Ending and changes',
      text: 'You can leave at any time. When these terms change, we say so beforehand; if you go on using Mesob after that, you accept them.',
    },
  },
  contact: {
    title: 'Contact Us',
    lead: 'A question, a problem, or something that is not right? Tell us.',
    first: {
      heading: 'Before you write',
      text: 'Say what you tried, on which page, and what you saw instead. If the page showed a request number, add it: it helps us find the problem quickly.',
    },
    danger: {
      heading: 'If somebody is in danger',
      text: 'First call the emergency number of the country you are in. We are not always at our desks.',
    },
    reach: 'How to reach us',
    none: 'No contact details have been entered for this site yet.',
  },
} as const
