import { type Spelling, spellingsOfSign } from './latin-spellings.ts'

/** A word that may be offered. */
export interface Entry {
  word: string
  /** How rare it is: 0 for the commonest, as a cost beside those of its sound. */
  rarity: number
}

interface Edge extends Spelling {
  node: TrieNode
}

/** Words by their signs. */
export interface TrieNode {
  children: Map<string, TrieNode>
  entry: Entry | null
  /** The commonest words that go on from here, this one aside. */
  longer: Entry[]
  /** The ways on by the Latin letter that they begin with, '' for those that need none; made when first asked for. */
  edges: Map<string, Edge[]> | null
}

const LONGER_MAX = 5

export const emptyTrie = (): TrieNode => ({ children: new Map(), entry: null, longer: [], edges: null })

/** A word that is there already keeps the lower rarity. */
export function addEntry(root: TrieNode, entry: Entry): void {
  let node = root
  const path: TrieNode[] = []
  for (const sign of entry.word) {
    path.push(node)
    let next = node.children.get(sign)
    if (!next) {
      next = emptyTrie()
      node.children.set(sign, next)
      // the ways on are made anew
      node.edges = null
    }
    node = next
  }
  if (node.entry && node.entry.rarity <= entry.rarity) return
  node.entry = entry
  for (const above of path) addLonger(above, entry)
}

function addLonger(node: TrieNode, entry: Entry): void {
  const others = node.longer.filter(({ word }) => word !== entry.word)
  const at = others.findIndex(({ rarity }) => rarity > entry.rarity)
  if (at === -1 && others.length >= LONGER_MAX) return
  node.longer = others.toSpliced(at === -1 ? others.length : at, 0, entry).slice(0, LONGER_MAX)
}

/** The ways on from a node that what is typed from there may mean. */
export function edgesFrom(node: TrieNode, letter: string): readonly Edge[] {
  node.edges ??= Map.groupBy(
    [...node.children].flatMap(([sign, child]) =>
      spellingsOfSign(sign).map((spelling) => ({ ...spelling, node: child })),
    ),
    ({ latin }) => latin.charAt(0),
  )
  return node.edges.get(letter) ?? []
}
