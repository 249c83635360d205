import { invalid } from '#server/auth/wire/refusal-policy.ts'
import type { Page } from './admin-store.ts'

const PER_PAGE = 50
const MOST = 1000

/** @throws AuthRefusal validation_failed */
export function readPage(query: Record<string, string | undefined>): Page {
  const page = readCount(query['page'], 1, 1_000_000)
  const perPage = readCount(query['per_page'], PER_PAGE, MOST)
  return { page, perPage }
}

/** How many there are, and where the next and the last page lie. */
export function pageHeaders(path: string, { page, perPage }: Page, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / perPage))
  // clients read the page from behind the first equals sign, so it comes first
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}

function readCount(text: string | undefined, otherwise: number, limit: number): number {
  if (text === undefined || text === '') return otherwise
  const count = Number(text)
  if (!/^\d{1,7}$/.test(text) || count < 1)
    throw invalid('Bad Pagination Parameters: it must be a positive number')
  return Math.min(count, limit)
}
