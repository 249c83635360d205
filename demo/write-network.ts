import { DAY_MS, MINUTE_MS } from '#contract/kit/duration.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { type Career, CAREERS, PEOPLE } from './demo-data.ts'
import { type Random, seededRandom, seedOf } from './seeded-random.ts'
import { type DemoNetwork, writeDemoNetwork } from './write-demo-network.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

const OLDEST_DAYS = 40
const COMMENTS = [
  'Thank you for writing this down.',
  'I needed to hear this today.',
  'How can somebody help from another city?',
  'I will share it with my sister; it is exactly what she is looking for.',
  'Well done, and well deserved!',
  'እንኳን ደስ አለዎት!',
  'በጣም ጠቃሚ ምክር ነው፤ እናመሰግናለን።',
  'ለጓደኛዬ አስተላልፌዋለሁ።',
  'የት እንደምመዘገብ ይነግሩኛል?',
  'Count me in. I will write to you tonight.',
  'We had the same experience last year. It gets easier.',
  'እግዚአብሔር ይስጥልን። ብዙ ሰው ይጠቅማል።',
  'Is that also possible for somebody without papers from here?',
  'ጎበዝ! በርቱ።',
] as const
const NOTES = ['We met at the careers evening.', 'ሥራዎን አደንቃለሁ፤ ብንገናኝ ደስ ይለኛል።', null, null] as const

/** The same people and words every time, with days counted from `now`. */
export async function writeNetwork(tx: Tx, ids: ReadonlyMap<string, UserId>, now: Date): Promise<number> {
  const network = demoNetwork(ids, now)
  await writeDemoNetwork(tx, network, now)
  return network.posts.length
}

export function demoNetwork(ids: ReadonlyMap<string, UserId>, now: Date): DemoNetwork {
  const idOf = (key: string): UserId => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`${key} is nobody of the demo.`)
    return id
  }
  const connections = connectionsOf(idOf, now)
  return {
    people: CAREERS.map(({ key, headline, company, skills, isOpenToWork = false, helpsWith = [] }) => ({
      userId: idOf(key),
      work: {
        headline,
        company,
        skills: [...skills],
        isOpenToWork,
        helpsWith: [...helpsWith],
        audience: 'members',
      },
    })),
    connections,
    endorsements: endorsementsOf(idOf, connections),
    posts: postsOf(idOf, now),
  }
}

/** Neighbours in the list live near each other; a few know people far away. One in nine waits for an answer. */
function connectionsOf(idOf: (key: string) => UserId, now: Date): DemoNetwork['connections'] {
  return CAREERS.flatMap(({ key }, index) =>
    [1, 2, 5, 11].map((step, turn) => ({
      from: idOf(key),
      to: idOf(nth(index + step).key),
      note: NOTES[(index + turn) % NOTES.length] ?? null,
      at: new Date(now.getTime() - ((index * 7 + turn * 3) % OLDEST_DAYS) * DAY_MS - MINUTE_MS),
      isAccepted: (index + turn) % 9 !== 0,
    })),
  )
}

const nth = (index: number): Career => {
  const career = CAREERS[index % CAREERS.length]
  if (!career) throw new Error('Nobody works.')
  return career
}

function endorsementsOf(
  idOf: (key: string) => UserId,
  connections: DemoNetwork['connections'],
): DemoNetwork['endorsements'] {
  const accepted = connections.filter(({ isAccepted }) => isAccepted)
  return CAREERS.flatMap(({ key, skills }, index) => {
    const userId = idOf(key)
    const known = accepted.flatMap(({ from, to }) => (from === userId ? [to] : to === userId ? [from] : []))
    return skills.flatMap((skill, rank) =>
      known.slice(0, Math.max(0, 5 - rank - (index % 3))).map((by) => ({ userId, skill, by })),
    )
  })
}

function postsOf(idOf: (key: string) => UserId, now: Date): DemoNetwork['posts'] {
  return CAREERS.flatMap(({ key, posts, question }, index) => {
    const random = seededRandom(seedOf(`posts of ${key}`))
    const written = [...(question ? [question] : []), ...posts.map((text) => ({ topic: null, text }))]
    return written.map(({ topic, text: content }, turn) => {
      const days = ((index * 11) % 13) + turn * 12 + random()
      const at = new Date(now.getTime() - days * DAY_MS - 10 * MINUTE_MS)
      const others = readersOf(key, random).map(idOf)
      return {
        authorId: idOf(key),
        content,
        topic,
        at,
        likedBy: others.slice(0, Math.floor(random() * 18)),
        comments: others.slice(others.length - Math.floor(random() * 4)).map((userId, nthComment) => ({
          userId,
          content: COMMENTS[Math.floor(random() * COMMENTS.length)] ?? COMMENTS[0],
          at: new Date(at.getTime() + ((nthComment + 1) * (now.getTime() - at.getTime())) / 5),
        })),
      }
    })
  }).toSorted((one, other) => Number(one.at) - Number(other.at))
}

/** Everybody else in some order. */
const readersOf = (key: string, random: Random): string[] =>
  PEOPLE.map((person) => ({ key: person.key, turn: random() }))
    .filter((person) => person.key !== key)
    .toSorted((one, other) => one.turn - other.turn)
    .map((person) => person.key)
