import { revealPhone as revealPhoneOperation } from '#contract/listings/phone/reveal-phone.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { revealPhone } from './reveal-phone.ts'

export const phoneRoutes = (platform: Platform): Route[] => [
  route(revealPhoneOperation)((input, member) => revealPhone(platform, member, input)),
]
