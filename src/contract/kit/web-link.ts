import { z } from 'zod'
import { line } from '#contract/kit/text.ts'

/** Graphemes. */
export const WEB_LINK_MAX = 500

/** A link that people are sent to: the web, nothing that runs, and no name before the host that passes for one. */
export const WebLink = line({ min: 1, max: WEB_LINK_MAX }).pipe(
  z.url({ protocol: /^https?$/, hostname: /\../ }).refine((url) => !/^https?:[\\/]*[^\\/?#]*@/i.test(url)),
)
