import { describe, expect, it } from 'vitest'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import { listMentionable } from '#contract/networking/mentions/list-mentionable.ts'
import { MENTION_LIMITS, type Mention } from '#contract/networking/mentions/mention.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { block, connect, newPeople, posted, works } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const mentionOf = ({ userId, fullName }: Person): Mention => ({ userId, name: fullName })
const write = (
  content: string,
  mentions: Mention[],
  person: Person,
  audience: 'public' | 'connections' = 'public',
) => world.call(createPost, { post: { content, mentions, audience } }, person)
const noticesOf = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice)
const named = async (person: Person | null, name: string, postId?: PostId) =>
  (await world.call(listMentionable, { name, ...(postId && { postId }) }, person)).body.items.map(
    (one) => one.name,
  )

describe('a mention', () => {
  it('names a person in the words of a post, who learns of it', async () => {
    const [writer, nurse] = await newPeople(world, 'Writer', 'Nurse')
    await works(world, nurse, { headline: 'Nurse' })
    const { post } = (await write(`Ask @${nurse.fullName}, she knows`, [mentionOf(nurse)], writer)).body
    expect(post.mentions).toEqual([mentionOf(nurse)])
    expect(await noticesOf(nurse)).toEqual([
      { kind: 'mentioned', subjectId: post.id, facts: { person: writer.fullName } },
    ])
    expect((await world.call(readPost, { postId: post.id })).body.mentions).toEqual([])
  })

  it('has to stand in the words, once for each person, and not too often', async () => {
    const [writer, nurse] = await newPeople(world, 'Writer', 'Nurse')
    await works(world, nurse, { headline: 'Nurse' })
    const mention = mentionOf(nurse)
    expect((await write('Nobody here', [mention], writer)).error.code).toBe('request.invalid')
    expect((await write(`@${nurse.fullName}son`, [mention], writer)).error.code).toBe('request.invalid')
    expect((await write(`@${nurse.fullName}`, [mention, mention], writer)).error.code).toBe('request.invalid')
    const many = Array.from({ length: MENTION_LIMITS.max + 1 }, () => mention)
    expect((await write(`@${nurse.fullName}`, many, writer)).error.code).toBe('request.invalid')
  })

  it('is refused alike for who blocked, who is not there, who is called otherwise and who takes no part', async () => {
    const [writer, hidden, other, quiet] = await newPeople(world, 'Writer', 'Hidden', 'Other', 'Quiet')
    await works(world, hidden, { headline: 'Baker' })
    await works(world, other, { headline: 'Baker' })
    await block(world, hidden, writer)
    const refusals = [
      mentionOf(hidden),
      { ...mentionOf(other), name: 'Somebody Else' },
      { ...mentionOf(other), userId: '0198a000-0000-4000-8000-000000000000' as Mention['userId'] },
      mentionOf(quiet),
      mentionOf(writer),
    ]
    for (const mention of refusals)
      expect((await write(`With @${mention.name}`, [mention], writer)).error).toMatchObject({
        code: 'networking.mention-refused',
        details: { name: mention.name },
      })
    const { id: postId } = await posted(world, writer, 'Plain')
    const edited = { postId, content: `@${hidden.fullName}`, mentions: [mentionOf(hidden)] }
    expect((await world.call(updatePost, edited, writer)).error.code).toBe('networking.mention-refused')
    expect((await world.call(createComment, edited, writer)).error.code).toBe('networking.mention-refused')
    expect(await noticesOf(hidden)).toEqual([])
  })

  it('of somebody who blocks the reader is plain text to them', async () => {
    const [writer, nurse, reader] = await newPeople(world, 'Writer', 'Nurse', 'Reader')
    await works(world, nurse, { headline: 'Nurse' })
    const { post } = (await write(`Ask @${nurse.fullName}`, [mentionOf(nurse)], writer)).body
    expect((await world.call(readPost, { postId: post.id }, reader)).body.mentions).toHaveLength(1)
    await block(world, nurse, reader)
    expect((await world.call(readPost, { postId: post.id }, reader)).body.mentions).toEqual([])
  })

  it('in a post for connections alone is no news for others', async () => {
    const [writer, friend, stranger] = await newPeople(world, 'Writer', 'Friend', 'Stranger')
    await connect(world, writer, friend)
    await works(world, stranger, { headline: 'Nurse' })
    const before = await noticesOf(friend)
    const content = `@${friend.fullName} and @${stranger.fullName}`
    await write(content, [mentionOf(friend), mentionOf(stranger)], writer, 'connections')
    expect((await noticesOf(friend)).map(({ kind }) => kind)).toEqual([
      'mentioned',
      ...before.map(({ kind }) => kind),
    ])
    expect(await noticesOf(stranger)).toEqual([])
  })

  it('follows an edit: who is new learns of it, who was there does not again', async () => {
    const [writer, first, second] = await newPeople(world, 'Writer', 'First', 'Second')
    for (const person of [first, second]) await works(world, person, { headline: 'Nurse' })
    const { post } = (await write(`@${first.fullName}`, [mentionOf(first)], writer)).body
    const content = `@${first.fullName} and @${second.fullName}`
    const both = [mentionOf(first), mentionOf(second)]
    const edited = (await world.call(updatePost, { postId: post.id, content, mentions: both }, writer)).body
    expect(edited.post.mentions).toHaveLength(2)
    expect([(await noticesOf(first)).length, (await noticesOf(second)).length]).toEqual([1, 1])
    const bare = (await world.call(updatePost, { postId: post.id, content: 'Nobody' }, writer)).body
    expect(bare.post.mentions).toEqual([])
  })

  it('in a comment may name who takes part there, and the author of the post is notified once', async () => {
    const [writer, commenter, reader] = await newPeople(world, 'Writer', 'Commenter', 'Reader')
    const { id: postId } = await posted(world, writer, 'A question')
    await world.call(createComment, { postId, content: 'An answer' }, commenter)
    const content = `Thanks @${commenter.fullName} and @${writer.fullName}`
    const before = (await noticesOf(writer)).length
    const answer = await world.call(
      createComment,
      { postId, content, mentions: [mentionOf(commenter), mentionOf(writer)] },
      reader,
    )
    expect(answer.body.comment.mentions).toHaveLength(2)
    expect((await noticesOf(commenter)).map(({ kind }) => kind)).toEqual(['mentioned'])
    const kinds = (await noticesOf(writer)).map(({ kind }) => kind)
    expect([kinds.length - before <= 1, kinds.includes('mentioned')]).toEqual([true, false])
    expect((await world.call(listComments, { postId })).body.items.at(-1)?.mentions).toEqual([])
    expect((await world.call(listComments, { postId }, reader)).body.items.at(-1)?.mentions).toHaveLength(2)
  })
})

describe('people to mention', () => {
  it('are listed for people who signed in, by two letters at least, under a post that is there', async () => {
    const { sara } = world.people
    expect((await world.call(listMentionable, { name: 'Sara' }, null)).error.code).toBe('auth.signed-out')
    expect((await world.call(listMentionable, { name: 'S' }, sara)).error.code).toBe('request.invalid')
    const postId = PostId.parse('0198a000-0000-7000-8000-000000000000')
    const missing = await world.call(listMentionable, { name: 'Sara', postId }, sara)
    expect(missing.error.code).toBe('networking.post-not-found')
    expect(await named(sara, '--')).toEqual([])
  })

  it('are connections first, then who takes part and whoever is found in networking; nobody else', async () => {
    const [writer, friend, open, quiet, away] = await newPeople(
      world,
      'Writer',
      'Mulugeta Friend',
      'Mulugeta Open',
      'Mulugeta Quiet',
      'Mulugeta Away',
    )
    await connect(world, writer, friend)
    await works(world, open, { headline: 'Nurse' })
    await works(world, away, { headline: 'Nurse' })
    await block(world, away, writer)
    expect(await named(writer, 'mulug')).toEqual([friend.fullName, open.fullName])
    const { id: postId } = await posted(world, writer, 'Say something')
    await world.call(createComment, { postId, content: 'Something' }, quiet)
    expect(await named(writer, 'mulug', postId)).toEqual([friend.fullName, quiet.fullName, open.fullName])
    await works(world, open, { headline: 'Nurse', audience: 'connections' })
    expect(await named(writer, 'Mulugeta Op')).toEqual([])
  })
})
