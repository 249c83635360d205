import {
  type DraftContent,
  type PublishableContent,
  publishableContent,
} from '#contract/listings/listing-content.ts'
import { AppError } from '#server/platform/app-error.ts'
import { fieldProblems } from '#server/platform/http/error-body.ts'

/** @throws AppError listings.incomplete with every problem at once */
export function checkPublishable(content: DraftContent, now: Date): PublishableContent {
  const parsed = publishableContent(now).safeParse(content, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new AppError('listings.incomplete', { fields: fieldProblems(parsed.error.issues) })
}
