export const legalEn = {
  about: {
    title: 'About Us',
    lead: 'Mesob is the basket from which a family eats together. This is the one for a community spread over the world.',
    why: {
      heading: 'Why Mesob exists',
      text: 'A newcomer who needs a room, a mother who sells a stroller, a cook who looks for work, a band that plays on Saturday: until now they wrote into dozens of groups and channels and hoped. Mesob puts rooms, jobs, things, services and events of the Ethiopian and Eritrean diaspora in one place that can be searched by word, by price and by distance, in English and in Amharic.',
    },
    how: {
      heading: 'How it works',
      text: 'Anybody can look around. To post a listing you sign up with a confirmed e-mail address. A listing shows what it offers, what it costs and roughly where it is; people answer in the app, so that nobody has to publish a phone number.',
    },
    trust: {
      heading: 'What you can rely on',
      text: 'Your exact address is never shown: a listing is placed in an area of about one kilometre. Pictures lose the hidden data of the camera before they are stored. Your language, your script and your calendar are respected. There is no hidden ranking: newest means newest, and a featured listing says so.',
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
      heading: 'What we keep',
      text: 'Your account: name, e-mail address, a one-way hash of your password (never the password itself), and your sessions with the time, the address and the kind of device they came from.\n\nYour profile and listings: what you write and the pictures you upload. Nothing is bought from or sold to anybody.',
    },
    why: {
      heading: 'Why we keep it',
      text: 'To sign you in, to show your listings to people who look for them, to keep cheats out and to answer when you need help. There is no advertising and no tracking by others.',
    },
    place: {
      heading: 'Your position',
      text: 'If you allow it, your device tells us roughly where you are so that lists can begin near you. It is used for that one search and is not stored with your account. A listing is only ever placed in its city, in an area of about one kilometre; a postal code is never shown.',
    },
    pictures: {
      heading: 'Pictures',
      text: 'Every picture is drawn anew in smaller sizes. What the camera hid in the file, such as the place and time of the shot, is dropped, and the original is not kept.',
    },
    seen: {
      heading: 'Who sees what',
      text: 'Everybody can see published listings with the name and photo you chose. Only you see drafts, your e-mail address and your settings. People who run this site can see what they need to keep it safe.',
    },
    device: {
      heading: 'On your device',
      text: 'Your session, your language, your theme and your chosen city are stored in your browser. There are no cookies for advertising. Signing out empties it, but for language and theme.',
    },
    kept: {
      heading: 'How long',
      text: 'Listings end by themselves and are taken down when you delete them; their pictures go with them. Logs that help us find faults hold no texts, no passwords and no positions.',
    },
    rights: {
      heading: 'Your rights',
      text: 'You can download a copy of your data and have your account deleted yourself at any time: in your account, under “Your data”. To have something corrected, write to us on the contact page.',
      deletion: 'How to delete your account',
    },
    changes: {
      heading: 'Changes',
      text: 'When this policy changes, the date above changes with it, and you are told before a change that matters takes effect.',
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'The rules of the house. In force since {date}.',
    who: {
      heading: 'Who may use Mesob',
      text: 'You are 16 or older. You use your own name or the name people know you by, and one account.',
    },
    account: {
      heading: 'Your account',
      text: 'Keep your password to yourself. What happens in your account counts as done by you, until you tell us that somebody else got in.',
    },
    listings: {
      heading: 'Listings',
      text: 'A listing is true, is yours to offer, stands in the right category and appears once. Say the real price. Take it down when it is over. Jobs never charge applicants. Do not offer weapons, drugs, stolen or counterfeit goods, documents, money transfer at private rates, sponsor letters, accounts, or anything else that the law where you or your readers live forbids.',
    },
    fair: {
      heading: 'Fair to everybody',
      text: 'Housing and jobs are open to all. Do not ask for or exclude people by race, origin, religion, family status, disability, gender or age where the law protects them. No hate, no threats, no harassment.',
    },
    deals: {
      heading: 'Deals between people',
      text: 'Mesob brings people together; the deal is between you. See the room before you pay a deposit, meet in a public place, and never send a code, a card number or a transfer to somebody you have not met.',
    },
    content: {
      heading: 'What you write and upload',
      text: 'It stays yours. You allow us to store it, to make smaller pictures of it and to show it here for as long as you keep it online. Only upload pictures that you may use.',
    },
    removal: {
      heading: 'When we take something down',
      text: 'We remove what breaks these rules and may close accounts that do so again or that put others in danger. You are told why and can answer.',
    },
    liability: {
      heading: 'What we answer for',
      text: 'We keep Mesob running with care, but cannot promise that it is always there or that every listing is as described. The rights that the law gives you as a consumer remain untouched.',
    },
    ending: {
      heading: 'Ending and changes',
      text: 'You can leave at any time. When these terms change, we say so beforehand; who goes on using Mesob after that accepts them.',
    },
  },
  contact: {
    title: 'Contact Us',
    lead: 'A question, a fault, or something that is not right? Tell us.',
    first: {
      heading: 'Before you write',
      text: 'Say what you tried, on which page, and what you saw instead. If a page showed a request number, add it: with it we find the fault quickly.',
    },
    danger: {
      heading: 'If somebody is in danger',
      text: 'Call the emergency number of the country you are in first. We are not always at the desk.',
    },
    reach: 'How to reach us',
    none: 'No contact details have been entered for this site yet.',
  },
} as const
