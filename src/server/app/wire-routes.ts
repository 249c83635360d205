import { AUTH_FAMILY, authRoutes } from '#server/auth/routes.ts'
import { mediaWireRoutes } from '#server/media/routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireFamily, WireRoute } from '#server/platform/wire.ts'

/** Calls in the words of others, and files: not operations of the contract, mounted behind the same pipeline. */
export const allWireRoutes = (platform: Platform): WireRoute[] => [
  ...authRoutes(platform),
  ...mediaWireRoutes(platform),
]

/** Those that answer in words of their own also where no call is. */
export const WIRE_FAMILIES: readonly WireFamily[] = [AUTH_FAMILY]
