import { answerConnection } from '#contract/networking/connections/answer-connection.ts'
import { requestConnection } from '#contract/networking/connections/request-connection.ts'
import { updateWork } from '#contract/networking/people/update-work.ts'
import type { WorkFields } from '#contract/networking/people/work.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import type { PostFields } from '#contract/networking/posts/post-fields.ts'
import type { Post } from '#contract/networking/posts/post.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

export async function posted(
  world: World,
  person: Person,
  content: string,
  more: Partial<PostFields> & { repeats?: Post['id'] } = {},
): Promise<Post> {
  const { repeats = null, ...fields } = more
  const answer = await world.call(createPost, { post: { content, ...fields }, repeats }, person)
  if (answer.status !== 200) throw new Error(`It was not posted: ${JSON.stringify(answer.error)}`)
  return answer.body.post
}

export async function connect(world: World, one: Person, other: Person): Promise<void> {
  await world.call(requestConnection, { userId: other.userId }, one)
  const { body } = await world.call(answerConnection, { userId: one.userId, isAccepted: true }, other)
  if (body.state !== 'connected') throw new Error('They are not connected.')
}

export const block = (world: World, one: Person, other: Person) =>
  world.call(blockUser, { userId: other.userId }, one)

const NO_WORK: WorkFields = {
  headline: null,
  company: null,
  skills: [],
  isOpenToWork: false,
  helpsWith: [],
  audience: 'members',
}

export const works = (world: World, person: Person, work: Partial<WorkFields>) =>
  world.call(updateWork, { work: { ...NO_WORK, ...work } }, person)

let settled = 0
/** People who know nobody. */
export async function newPeople<Names extends readonly string[]>(
  world: World,
  ...names: Names
): Promise<{ [Nth in keyof Names]: Person }> {
  const people: Person[] = []
  for (const name of names) people.push(await world.newPerson(`${name}${++settled}`))
  return people as { [Nth in keyof Names]: Person }
}
