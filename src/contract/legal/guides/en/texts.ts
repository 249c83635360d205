import type { GuideTexts } from '#contract/legal/guides/guide.ts'

export const guidesEn: GuideTexts = {
  guides: {
    safety: {
      title: 'Safety Tips',
      lead: 'Most people here are honest. These habits protect you from the few who are not.',
      sections: {
        everywhere: {
          heading: 'Wherever you deal with strangers',
          points: [
            'Keep the conversation on Mesob until you have met. Someone who pushes you to another app right away often has a reason to.',
            'Send no money, gift cards or cryptocurrency to somebody you have not met. It hardly ever comes back.',
            'Never pass on a code that came to your phone or by e-mail, not even to “prove that you are real”. With it somebody gets into your account.',
            'Meet by day, in a busy place, and tell somebody where you are going. A conversation can suggest a safe place to meet.',
            'Hurry, pity and a price that is too good are the three signs of most scams. Take a day; an honest person will let you.',
            'Your gut counts. Stop writing, block and report; nobody but our team learns that it was you.',
          ],
        },
        rooms_housing: {
          heading: 'Rooms and housing',
          points: [
            'See the place, from the inside, before you pay anything. If you live far away, send somebody you trust or ask for a live video tour of every room.',
            'A landlord who is abroad and will send the keys by mail does not exist.',
            'Check that the person may let it: ask for an identity card and the lease or the deed, and compare the names.',
            'Sign a written agreement with the rent, the deposit, the dates and what is included. Pay in a way that leaves a trace, and get a receipt.',
            'Search for the photos elsewhere: pictures from a hotel or another city are stolen.',
            'If you let a room: meet the person first, do not hand over keys before the payment has really arrived, and never send “too much” rent back.',
          ],
        },
        jobs: {
          heading: 'Jobs',
          points: [
            'A real employer never asks you to pay: not for training, a uniform, an application or a visa.',
            'Look the company up, and call it at a number that you found yourself.',
            'Do not give your identity number, passport or bank details before there is a written offer.',
            'Refuse to receive parcels or money for others. It is called a mule’s job, and the mule answers for it in court.',
            'Ask for pay, hours, place and notice in writing. Your passport stays with you; anyone who takes it breaks the law.',
            'For a first day in a private home, leave the address with somebody and agree on a time at which you call.',
          ],
        },
        items: {
          heading: 'Buying and selling',
          points: [
            'Look at the item and try it before you pay. For a telephone check that it is not locked; for a car check the papers and the number on the body.',
            'As a buyer, pay when you hold it in your hands. Ask for no delivery by a courier who collects money in advance.',
            'As a seller, hand it over when the money is in your account. A picture of a transfer, or an e-mail that says “payment received”, is not money.',
            'A check for more than the price, with the request to send the rest back, bounces weeks later.',
            'Sell expensive things at a police station or in a bank, and count the money there.',
            'With food made at home, ask what is in it and when it was made.',
          ],
        },
        services: {
          heading: 'Services',
          points: [
            'Ask for a license where the work needs one: lawyers, immigration advisers, tax preparers, caregivers, electricians. Look it up in the public register.',
            'Nobody can promise a visa, an asylum decision or a green card. Anyone who does is lying.',
            'Agree on the price and the work in writing, pay in steps, and keep the last part until the work is done.',
            'Never sign a form that is empty or that you cannot read, and get copies of everything that is sent in your name.',
            'For child care, talk to earlier families yourself and meet together with the child first.',
          ],
        },
        events: {
          heading: 'Events',
          points: [
            'Buy tickets from the organizer. Before you buy one from a stranger, ask the organizer whether it is valid.',
            'Check the date, the hall and whether it has been called off on the page of the event.',
            'Collections for somebody in need: ask who holds the money, and whether the family or the church knows of it.',
            'Go with friends, plan your way home, and leave your drink with nobody.',
          ],
        },
        dating: {
          heading: 'Dating',
          points: [
            'Talk by video before you meet; a person who never can is somebody else.',
            'Love that soon needs money, for a ticket, a hospital or a visa, is a trade. Do not send any, however small.',
            'Keep your address, your work and pictures that you would not show your family to yourself until you know the person well.',
            'Meet the first times in public, come and go by yourself, and tell a friend.',
            'If somebody threatens to publish pictures: do not pay, keep the messages, block and report, and go to the police.',
          ],
        },
        account: {
          heading: 'Your account',
          points: [
            'Use a password that you use nowhere else, or a passkey, and add a second step under “Security”.',
            'We never ask for your password or a code, neither by message nor by telephone.',
            'Look through your devices under “Security” now and then, and sign out those that you do not know.',
            'On a computer that is not yours, sign out when you leave.',
          ],
        },
      },
    },
    guidelines: {
      title: 'Community Guidelines',
      lead: 'How we live together here. They hold for listings, messages, groups, posts and profiles alike.',
      sections: {
        honest: {
          heading: 'Be honest',
          points: [
            'Offer what is yours, at the real price, with your own pictures, once, in the right category.',
            'Be yourself: one account, your own name or the one that people know you by, your own face.',
            'Take a listing down when it is over, and answer those who wrote to you.',
          ],
        },
        fair: {
          heading: 'Be fair',
          points: [
            'Homes and jobs are open to all. Do not choose or exclude people by origin, ethnic group, religion, color, family, disability, gender or age where the law protects them.',
            'A language may be asked for where the work needs it, and be said so.',
            'Nobody pays to apply for a job, and nobody works here for less than the law demands.',
          ],
        },
        kind: {
          heading: 'Be kind',
          points: [
            'We come from many peoples, churches, mosques and parties. Disagree with what somebody says, not with what somebody is.',
            'No insults, no threats, no hate, no call for violence, and no praise of it.',
            'A no is a no, in a conversation as in dating. Do not write again to someone who has stopped answering.',
            'Nothing sexual that nobody asked for. Dating is for people of 18 and older.',
          ],
        },
        privacy: {
          heading: 'Respect private life',
          points: [
            'Do not publish another person’s number, address, papers, messages or pictures without their consent.',
            'Never hint at where somebody lives who has left a home, a country or a marriage in fear.',
            'Show children only if they are your own, and never with their school or address.',
          ],
        },
        groups: {
          heading: 'In groups and posts',
          points: [
            'Stay with the subject of the group, and follow its own rules; its owner may be stricter than we are.',
            'No chain messages, no advertising again and again, no invented news. Say where you have it from.',
            'A collection of money names who is responsible and what it is for.',
          ],
        },
        prohibited: {
          heading: 'What may not be offered',
          points: [
            'Weapons, drugs, stolen goods, papers, money transfer at private rates, people and animals at risk: the list has a page of its own.',
          ],
        },
        consequences: {
          heading: 'What happens when somebody breaks them',
          text: 'People decide, not software. Software may hide something until one of us has reviewed it.',
          points: [
            'Reports are read by our team, those of danger first. What several people report is hidden until somebody has looked.',
            'Depending on how grave it is and whether it happened before, we ask for a change, take something down, warn, give a strike, suspend the account for 1 to 30 days, or close it for good. A strike counts for a year.',
            'The person concerned is shown the rule and the facts, and can appeal within 30 days. Somebody else on the team decides the appeal.',
            'A suspended account can still appeal, ask for its data and be deleted.',
            'Reports that are knowingly false are a breach too.',
          ],
        },
      },
    },
    prohibited: {
      title: 'Prohibited Items',
      lead: 'What may not be offered, asked for or traded on Mesob, even where it is legal at home.',
      sections: {
        dangerous: {
          heading: 'Dangerous things',
          points: [
            'Firearms, parts of them, ammunition, explosives, knives made for fighting, and pepper spray where it needs a permit.',
            'Drugs, among them khat (chat) where the law forbids it, and what is needed to make or take them.',
            'Medicines that need a prescription, also if they are left over, and products that promise a cure.',
            'Tobacco, e-cigarettes and home-made alcohol such as areki, where a license is needed to sell them.',
            'Recalled, expired or spoiled goods, above all child seats, cots and food.',
          ],
        },
        stolen: {
          heading: 'Stolen and counterfeit things',
          points: [
            'Anything stolen, or whose serial number has been removed.',
            'Copies of brands, of films, of music and of software.',
            'Locked telephones, accounts, subscriptions, gift cards and points of others.',
            'Church treasures, manuscripts, tabots and other heritage that may not leave its country.',
          ],
        },
        papers: {
          heading: 'Papers and favours of the state',
          points: [
            'Passports, identity cards, licenses, diplomas, certificates and test results, real or false.',
            'Sponsor letters, invitations, marriages and addresses for the sake of a residence permit.',
            'Appointments at an embassy or office that can be had for nothing.',
            'Help with immigration, taxes or law for money without the license for it.',
          ],
        },
        money: {
          heading: 'Money',
          points: [
            'Sending or changing money at private rates (hawala, black market), and carrying cash across borders for others.',
            'Loans between private people at interest, pyramid schemes, “investments” with a sure profit, and lotteries.',
            'Bank accounts, cards and payment apps for the use of others.',
            'An equb or edir may look for members; it names who is responsible and collects no money here.',
          ],
        },
        living: {
          heading: 'Animals',
          points: [
            'Protected animals, and ivory, skins and horns of them.',
            'Puppies and kittens that are too young, ill or without papers, and animals for fights.',
            'Animals for slaughter outside of what the law where you live allows.',
          ],
        },
        people: {
          heading: 'People and bodies',
          points: [
            'Sexual services and pictures.',
            'Work without pay, work that is paid by a debt, and every form of trade in people or their passage across borders.',
            'Children, adoption and surrogacy.',
            'Blood, organs, milk and hair that was not given freely.',
          ],
        },
        other: {
          heading: 'And besides',
          text: 'What the law where you or your readers live forbids is forbidden here too. If you are not sure, ask before you post.',
          points: [
            'Tickets above their printed price, where the law forbids that.',
            'Lists of addresses or numbers of other people.',
            'Spying devices, and programs that read what others write.',
            'Anything that calls for hate, or honours those who spread it.',
          ],
        },
      },
    },
    reporting: {
      title: 'Report an Issue',
      lead: 'Choose what has happened. Each way leads to those who can do something about it.',
      sections: {
        danger: {
          heading: 'Somebody is in danger',
          points: [
            'Call the emergency number of the country you are in: 911 in North America, 112 in Europe, 999 in the United Kingdom, 000 in Australia.',
            'Then report what you saw here, with the reason that names it. Threats, and children at risk, are hidden at once and reviewed first.',
            'If you think of hurting yourself, talk to somebody you trust or to a crisis line; many countries have one that answers day and night.',
          ],
        },
        content: {
          heading: 'A listing, a message, a group or a person',
          points: [
            'Report it where it is: “Report this listing” on the page of a listing, “Report message” in the menu of a message, and in the menu of a profile, a post, a comment or a group.',
            'Choose the reason that fits best and say what we should know. You can block the person in the same step.',
            'Nobody but our team learns that you reported it. You read the outcome in your account.',
            'If you have lost money, tell your bank and the police today as well: they can do what we cannot.',
          ],
        },
        fault: {
          heading: 'Something in the app does not work',
          points: [
            'Reload the page once; a new version may have come.',
            'If it stays, write to us: what you tried, on which page, what you saw instead, and on which device. A picture of the screen helps.',
            'If the page shows a request number, add it. With it we find the fault quickly.',
          ],
        },
        account: {
          heading: 'Somebody got into your account',
          points: [
            'Change your password, which signs out your other devices, and add a second step.',
            'Remove devices and passkeys that you do not know.',
            'If you cannot get in, reset your password by e-mail; if that fails, write to us from the address of the account.',
          ],
        },
        decision: {
          heading: 'You think that we decided wrongly',
          points: [
            'Every decision about you is in your account with its rule. You can appeal each one once, within 30 days.',
            'Somebody else on the team reviews it, and you find the result in the same place.',
          ],
        },
      },
    },
  },
  help: {
    title: 'Help Center',
    lead: 'Find an answer, learn how to stay safe, or reach us.',
    find: 'Find',
    topics: 'Questions by topic',
    guidesTitle: 'Good to know',
    guides: {
      safety: 'What protects you when you rent, work, buy, sell or meet.',
      guidelines: 'How we live together here, and what follows when somebody does not.',
      prohibited: 'What may not be offered, and why a listing was taken down.',
      reporting: 'Danger, a fraud, a fault of the app or a lost account.',
    },
  },
  links: {
    faq: 'Questions and answers',
    safetyTips: 'Safety Tips',
    guidelines: 'Community Guidelines',
    prohibited: 'Prohibited Items',
    reporting: 'Report an Issue',
    contact: 'Contact Us',
    terms: 'Terms of Service',
    security: 'Security of your account',
    ownReports: 'Your reports',
    decisions: 'Decisions about you',
    blocked: 'People you blocked',
  },
}
