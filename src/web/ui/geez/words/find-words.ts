import { edgesFrom, type Entry, type TrieNode } from './word-trie.ts'

/** A word in Ge'ez letters that what was typed may mean. */
export interface FoundWord {
  word: string
  /** The lower, the likelier. */
  cost: number
  /** What was typed is only its beginning. */
  isLonger: boolean
}

/** Words that sound further from what was typed are not meant. */
const COST_MAX = 1.5
/** What is typed so far is seldom the whole of a longer word. */
const LONGER = 0.45
const LONGER_BY_SIGN = 0.06
/** Fewer letters say too little about how a word goes on. */
const LONGER_FROM = 2

/**
 * The words of a vocabulary that sound like what was typed, and those that go on from it: a walk through the trie that
 * spends Latin letters on signs, cheapest spelling first found, each way no dearer than a wrong consonant and a half.
 */
export function findWords(root: TrieNode, typed: string): FoundWord[] {
  const text = typed.toLowerCase().replaceAll(/['’`]/g, '')
  const found = new Map<string, FoundWord>()
  const add = ({ word, rarity }: Entry, sound: number, isLonger: boolean) => {
    const cost = sound + rarity
    const known = found.get(word)
    if (!known || cost < known.cost || (known.isLonger && !isLonger))
      found.set(word, { word, cost, isLonger })
  }
  const addLonger = (node: TrieNode, depth: number, sound: number) => {
    for (const entry of node.longer)
      add(entry, sound + LONGER + LONGER_BY_SIGN * (entry.word.length - depth), true)
  }
  const walk = (node: TrieNode, at: number, depth: number, cost: number) => {
    if (at === text.length && node.entry) add(node.entry, cost, false)
    if (at === text.length && at >= LONGER_FROM) addLonger(node, depth, cost)
    for (const letter of at < text.length ? ['', text.charAt(at)] : [''])
      for (const edge of edgesFrom(node, letter)) {
        const next = cost + edge.cost
        if (next > COST_MAX) continue
        if (text.startsWith(edge.latin, at)) walk(edge.node, at + edge.latin.length, depth + 1, next)
        else if (text.length >= LONGER_FROM && edge.latin.startsWith(text.slice(at))) {
          if (edge.node.entry) add(edge.node.entry, next + LONGER, true)
          addLonger(edge.node, depth + 1, next)
        }
      }
  }
  walk(root, 0, 0, 0)
  return [...found.values()].toSorted((one, other) => one.cost - other.cost)
}
