import { z } from 'zod'

/** Parts of the site that admins can switch off, for everybody but staff. */
export const SITE_PARTS = [
  'sign_up',
  'posting',
  'messages',
  'groups',
  'networking',
  'dating',
  'assistant',
] as const
export const SitePart = z.enum(SITE_PARTS)
export type SitePart = z.infer<typeof SitePart>

/** How new listings of a category are taken; without a rule they are judged one by one. */
export const CATEGORY_RULES = ['reviewed', 'closed'] as const
export const CategoryRule = z.enum(CATEGORY_RULES)
export type CategoryRule = z.infer<typeof CategoryRule>

export const DAILY_LIMIT_NAMES = ['listings', 'conversations', 'reports'] as const
export const DailyLimit = z.enum(DAILY_LIMIT_NAMES)
export type DailyLimit = z.infer<typeof DailyLimit>

export interface SiteSettings {
  closedParts: readonly SitePart[]
  /** By category. */
  categories: Readonly<Record<string, CategoryRule>>
  limits: Readonly<Partial<Record<DailyLimit, number>>>
}

const OPERATIONS_OF: Readonly<Record<Exclude<SitePart, 'sign_up'>, RegExp>> = {
  posting: /^listings\.(create|publish)-listing$/,
  messages: /^(messaging\.(send-message|start-direct-thread)|listings\.ask-owner)$/,
  groups: /^groups\./,
  networking: /^networking\./,
  dating: /^dating\./,
  assistant: /^assistant\./,
}

/** Which part an operation belongs to; accounts are opened by a wire of their own. */
export const partOf = (operation: string): SitePart | null =>
  SITE_PARTS.find((part) => part !== 'sign_up' && OPERATIONS_OF[part].test(operation)) ?? null
