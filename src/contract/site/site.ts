import { z } from 'zod'

/** Pictures of streets for maps: an address with {z}, {x} and {y}, and whom to name for them. */
export const MapTiles = z.object({ url: z.string(), credit: z.string() })
export type MapTiles = z.infer<typeof MapTiles>

/** What every page shows about who runs this site. */
export const Site = z.object({
  operator: z.object({
    name: z.string(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  copyrightHolder: z.string(),
  storeLinks: z.object({ apple: z.string().nullable(), google: z.string().nullable() }),
  /** Public key of the auth service; a client may send it as `apikey`, and need not. */
  anonKey: z.string(),
  /** The database holds demo accounts; staff sees that on every page. */
  demo: z.boolean(),
  production: z.boolean(),
  /** Parts that admins have switched off for now. */
  closedParts: z.array(z.string()),
  /** Categories of which no new listings are taken for now. */
  closedCategories: z.array(z.string()),
  /** Posting fees and promotion can be paid here. */
  sells: z.boolean(),
  /** In the app of a store, too. */
  sellsInApp: z.boolean(),
  /** Null: maps show countries, states and cities alone. */
  mapTiles: MapTiles.nullable(),
  assistant: z.object({
    /** Questions are answered; false while whoever runs the site has switched the assistant off. */
    answers: z.boolean(),
    /** Texts of others are translated on request: a service that can do so is configured. */
    translates: z.boolean(),
    /** Voice messages are written down on request: a service that can do so is configured. */
    transcribes: z.boolean(),
  }),
})
export type Site = z.infer<typeof Site>
