import type { WorkFields } from '#contract/networking/people/work.ts'
import type { AskTopic } from '#contract/networking/people/topic.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { insertComment } from '#server/networking/comments/comment-store.ts'
import { changePair, insertRequest, lockPair } from '#server/networking/connections/connection-store.ts'
import { insertEndorsement } from '#server/networking/people/endorsement-store.ts'
import { saveWork } from '#server/networking/people/person-store.ts'
import { foldSkill } from '#server/networking/people/skill-policy.ts'
import { insertPost } from '#server/networking/posts/post-store.ts'
import { setReaction } from '#server/networking/posts/reaction-store.ts'

export interface DemoPost {
  authorId: UserId
  content: string
  topic: AskTopic | null
  at: Date
  likedBy: readonly UserId[]
  comments: readonly { userId: UserId; content: string; at: Date }[]
}

/** Who works at what, who knows whom and what they wrote. */
export interface DemoNetwork {
  people: readonly { userId: UserId; work: WorkFields }[]
  connections: readonly { from: UserId; to: UserId; note: string | null; at: Date; isAccepted: boolean }[]
  endorsements: readonly { userId: UserId; skill: string; by: UserId }[]
  posts: readonly DemoPost[]
}

/** As if they had done so by themselves; nobody is notified. */
export async function writeDemoNetwork(
  tx: Tx,
  { people, connections, endorsements, posts }: DemoNetwork,
  now: Date,
): Promise<void> {
  for (const { userId, work } of people)
    await saveWork(tx, {
      user_id: userId,
      headline: work.headline,
      company: work.company,
      skills: work.skills,
      folded_skills: work.skills.map(foldSkill),
      is_open_to_work: work.isOpenToWork,
      helps_with: work.helpsWith,
      audience: work.audience,
      updated_at: now,
    })
  for (const { from, to, note, at, isAccepted } of connections) {
    await insertRequest(tx, { from, to, note, at })
    const row = await lockPair(tx, from, to)
    if (row && isAccepted) await changePair(tx, row, { status: 'accepted', answered_at: at })
  }
  for (const { userId, skill, by } of endorsements)
    await insertEndorsement(tx, { userId, skill: foldSkill(skill), endorserId: by, at: now })
  for (const post of posts) await writePost(tx, post)
}

async function writePost(
  tx: Tx,
  { authorId, content, topic, at, likedBy, comments }: DemoPost,
): Promise<void> {
  const id = PostId.parse(uuidv7())
  await insertPost(
    tx,
    { id, authorId, content, link: null, repeatsId: null, audience: 'public', topic, at, demo: true },
    [],
  )
  for (const userId of likedBy) await setReaction(tx, { userId, postId: id, isLiked: true, at })
  for (const comment of comments)
    await insertComment(tx, {
      id: uuidv7(),
      post_id: id,
      user_id: comment.userId,
      content: comment.content,
      reply_to: null,
      created_at: comment.at,
      demo: true,
    })
}
