import { DAY_MS } from '#contract/kit/duration.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { ReviewTag } from '#contract/reviews/review.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { closesAfter } from '#server/reviews/exchange-policy.ts'
import { changeExchange, insertExchange } from '#server/reviews/exchange-store.ts'
import { insertReview, revealReviews, saveReply } from '#server/reviews/review-store.ts'

interface Said {
  stars: number
  tags: ReviewTag[]
  words: string | null
  reply?: string
}

interface Deal {
  seller: string
  buyer: string
  title: string
  daysAgo: number
  /** What each says of the other; left out, they have not written yet. */
  ofSeller?: Said
  ofBuyer?: Said
}

const DEALS: readonly Deal[] = [
  {
    seller: 'sara',
    buyer: 'yonas',
    title: 'Folding table for six',
    daysAgo: 60,
    ofSeller: {
      stars: 5,
      tags: ['as_described', 'friendly'],
      words: 'Exactly as in the pictures, and she helped to carry it down.',
      reply: 'Enjoy many dinners on it!',
    },
    ofBuyer: { stars: 5, tags: ['on_time'], words: null },
  },
  {
    seller: 'sara',
    buyer: 'tigist',
    title: 'የልጆች ብስክሌት',
    daysAgo: 41,
    ofSeller: {
      stars: 4,
      tags: ['as_described', 'quick_replies'],
      words: 'ብስክሌቱ እንደ ተገለጸው ነው፤ ፈጣን መልስም ሰጥታኛለች።',
    },
    ofBuyer: { stars: 5, tags: ['friendly', 'quick_replies'], words: 'Kind, and came when she said.' },
  },
  {
    seller: 'sara',
    buyer: 'abebe',
    title: 'Bookshelf, walnut',
    daysAgo: 25,
    ofSeller: { stars: 5, tags: ['fair_price'], words: 'A fair price, and no haggling needed.' },
    ofBuyer: { stars: 4, tags: ['friendly'], words: null },
  },
  {
    seller: 'abebe',
    buyer: 'sara',
    title: 'Coffee set with jebena',
    daysAgo: 18,
    ofSeller: {
      stars: 3,
      tags: ['friendly', 'late'],
      words: 'The set is lovely. He came an hour late, and said so only then.',
      reply: 'You are right, I am sorry about that.',
    },
    ofBuyer: { stars: 5, tags: ['friendly'], words: 'Patient with me. Thank you!' },
  },
  { seller: 'sara', buyer: 'hanna', title: 'Rice cooker, hardly used', daysAgo: 3 },
]

/** Deals of the people of the demo, and what they say of each other. */
export async function writeReviews(tx: Tx, ids: ReadonlyMap<string, UserId>, now: Date): Promise<void> {
  for (const deal of DEALS) {
    const [sellerId, buyerId] = [ids.get(deal.seller), ids.get(deal.buyer)]
    if (!sellerId || !buyerId) throw new Error(`${deal.seller} or ${deal.buyer} is nobody of the demo.`)
    const at = new Date(now.getTime() - deal.daysAgo * DAY_MS)
    const id = uuidv7()
    await insertExchange(tx, {
      id,
      listing_id: uuidv7(),
      title: deal.title,
      kind: 'closed',
      seller_id: sellerId,
      buyer_id: buyerId,
      opened_at: at,
      closes_at: closesAfter('closed', at),
    })
    const replies: { reviewId: string; reply: string }[] = []
    const say = async (said: Said, authorId: UserId, aboutId: UserId) => {
      const reviewId = uuidv7()
      const { stars, tags, words, reply } = said
      await insertReview(tx, {
        id: reviewId,
        exchange_id: id,
        author_id: authorId,
        about_id: aboutId,
        stars,
        tags,
        words,
        created_at: at,
      })
      if (reply !== undefined) replies.push({ reviewId, reply })
    }
    if (deal.ofSeller) await say(deal.ofSeller, buyerId, sellerId)
    if (deal.ofBuyer) await say(deal.ofBuyer, sellerId, buyerId)
    if (!deal.ofSeller || !deal.ofBuyer) continue
    await changeExchange(tx, id, { revealed_at: at })
    await revealReviews(tx, id, at)
    for (const { reviewId, reply } of replies) await saveReply(tx, reviewId, { reply, at })
  }
}
