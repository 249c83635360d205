const WORDS_IN_A_ROW = 3
/** Kept of each text; the estimate is as good as a sample of so many. */
export const SHINGLES_STORED = 32
/** Shorter texts are alike by chance. */
const FEWEST = 5
/** From this share on two texts are taken for one. */
const NEARLY_SAME = 0.6

/**
 * The smallest hashes of all groups of three words in a row: of two texts those groups are the same in about the
 * share of these that they have in common. Nothing for a text that is too short to tell.
 */
export function shinglesOf(text: string): number[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const groups = words.slice(WORDS_IN_A_ROW - 1).map((_, i) => words.slice(i, i + WORDS_IN_A_ROW).join(' '))
  const hashes = [...new Set(groups.map(hashOf))]
  return hashes.length < FEWEST ? [] : hashes.toSorted((a, b) => a - b).slice(0, SHINGLES_STORED)
}

/** FNV-1a over UTF-16, mixed once more so that small hashes are a fair sample; 32 bits with a sign. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) | 0
}

/** How much of two texts is the same, from 0 to 1, by the hashes kept of them. */
export function likeness(some: readonly number[], others: readonly number[]): number {
  const [left, right] = [new Set(some), new Set(others)]
  const sample = [...new Set([...some, ...others])].toSorted((a, b) => a - b).slice(0, SHINGLES_STORED)
  if (sample.length === 0) return 0
  return sample.filter((hash) => left.has(hash) && right.has(hash)).length / sample.length
}

export const isNearlySame = (some: readonly number[], others: readonly number[]): boolean =>
  likeness(some, others) >= NEARLY_SAME
