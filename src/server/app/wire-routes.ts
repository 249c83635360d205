import { dataWireRoutes } from '#server/account/routes.ts'
import { assistantWireRoutes } from '#server/assistant/routes.ts'
import { AUTH_FAMILY, authRoutes } from '#server/auth/routes.ts'
import { eventWireRoutes } from '#server/groups/events/routes.ts'
import { mediaWireRoutes } from '#server/media/routes.ts'
import { notificationWireRoutes } from '#server/notifications/routes.ts'
import { paymentWireRoutes } from '#server/payments/routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireFamily, WireRoute } from '#server/platform/wire.ts'
import { sharingRoutes } from '#server/sharing/routes.ts'

/**
 * Calls in the words of others, and files: not operations of the contract, mounted behind the same pipeline.
 * @param index the built index.html, where an app is served
 */
export const allWireRoutes = (platform: Platform, index: string | null = null): WireRoute[] => [
  ...authRoutes(platform),
  ...mediaWireRoutes(platform),
  ...notificationWireRoutes(platform),
  ...eventWireRoutes(platform),
  ...assistantWireRoutes(platform),
  ...paymentWireRoutes(platform),
  ...dataWireRoutes(platform),
  ...sharingRoutes(platform, index),
]

/** Those that answer in words of their own also where no call is. */
export const WIRE_FAMILIES: readonly WireFamily[] = [AUTH_FAMILY]
