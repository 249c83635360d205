/** Pages that a guide leads to, by name; the search part of an address goes along. */
export const GUIDE_LINKS = {
  faq: '/faq',
  safetyTips: '/safety',
  guidelines: '/guidelines',
  prohibited: '/prohibited-items',
  reporting: '/report-issue',
  contact: '/contact',
  terms: '/terms',
  security: '/account?section=security',
  ownReports: '/account?section=reports',
  decisions: '/account?section=decisions',
  blocked: '/account?section=messages',
} as const
export type GuideLink = keyof typeof GUIDE_LINKS

/** Every section of each guide in the order in which it is read, with the pages that help further. */
export const GUIDES = {
  safety: {
    everywhere: ['reporting', 'guidelines'],
    rooms_housing: [],
    jobs: [],
    items: [],
    services: [],
    events: [],
    dating: [],
    account: ['security'],
  },
  guidelines: {
    honest: [],
    fair: [],
    kind: [],
    privacy: [],
    groups: [],
    prohibited: ['prohibited', 'terms'],
    consequences: ['decisions', 'reporting'],
  },
  prohibited: {
    dangerous: [],
    stolen: [],
    papers: [],
    money: [],
    living: [],
    people: [],
    other: ['guidelines', 'safetyTips'],
  },
  reporting: {
    danger: [],
    content: ['ownReports', 'blocked'],
    fault: ['contact'],
    account: ['security', 'faq'],
    decision: ['decisions'],
  },
} as const satisfies Record<string, Record<string, readonly GuideLink[]>>
export type GuideName = keyof typeof GUIDES
export type SectionName<Name extends GuideName> = keyof (typeof GUIDES)[Name] & string

export interface SectionText {
  heading: string
  /** What stands before the points. */
  text?: string
  points: readonly string[]
}

/** A guide in one language: the same sections in each, or it does not compile. */
export interface GuideText<Name extends GuideName> {
  title: string
  lead: string
  sections: Readonly<Record<SectionName<Name>, SectionText>>
}
export interface GuideTexts {
  help: {
    title: string
    lead: string
    find: string
    /** Headings of the questions by topic, and of the guides. */
    topics: string
    guidesTitle: string
    /** What each guide is about, in a line. */
    guides: Readonly<Record<GuideName, string>>
  }
  guides: { readonly [Name in GuideName]: GuideText<Name> }
  links: Readonly<Record<GuideLink, string>>
}
