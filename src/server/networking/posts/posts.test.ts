import { expect, describe, it } from 'vitest'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { createPost } from '#contract/networking/posts/create-post.ts'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { type PostFields } from '#contract/networking/posts/post-fields.ts'
import { Post, POST_LIMITS } from '#contract/networking/posts/post.ts'
import { reactToPost } from '#contract/networking/posts/react-to-post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { block, connect, newPeople, posted } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { newPicture } from '#server/testing/pictures.ts'
import { freshWorld } from '#server/testing/world.ts'
import type { z } from 'zod'

const world = freshWorld({ env: { LINK_PREVIEWS: 'off' } })
const create = (post: z.input<typeof PostFields>, person: Person | null = world.people.sara) =>
  world.call(createPost, { post }, person)
type Asked = z.input<(typeof listPosts)['~orpc']['inputSchema'] & z.ZodType>
const list = async (input: Asked, person: Person | null) => (await world.call(listPosts, input, person)).body
const contentsOf = async (input: Asked, person: Person | null) =>
  (await list(input, person)).items.map(({ content }) => content)
const nowhere = Post.shape.id.parse('0198a000-0000-7000-8000-000000000000')
const livesIn = (person: Person, placeId: number) =>
  world.db.updateTable('profile').set({ place_id: placeId }).where('user_id', '=', person.userId).execute()

describe('writing a post', () => {
  it('is for people who signed in and have a profile', async () => {
    expect((await create({ content: 'Selam' }, null)).error.code).toBe('auth.signed-out')
    const [nobody] = await newPeople(world, 'Nobody')
    await world.db.deleteFrom('profile').where('user_id', '=', nobody.userId).execute()
    expect((await create({ content: 'Selam' }, nobody)).error.code).toBe('profiles.not-found')
  })

  it('needs words, not too many of them, and pictures or a link that go with them', async () => {
    const bad: z.input<typeof PostFields>[] = [
      { content: ' \n ' },
      { content: '\u2800' },
      { content: 'ሀ'.repeat(POST_LIMITS.textMax + 1) },
      { content: 'x', imageIds: Array.from({ length: 5 }, () => uuidv7()) },
      { content: 'x', link: 'javascript:alert(1)' },
      { content: 'x', link: 'https://example.org/', imageIds: [uuidv7()] },
      { content: 'x', audience: 'nobody' as never },
    ]
    for (const post of bad)
      expect((await create(post)).error.code, JSON.stringify(post)).toBe('request.invalid')
    expect((await create({ content: 'ሀ'.repeat(POST_LIMITS.textMax) })).status).toBe(200)
    // each of so many bytes that they take more than other requests may
    expect((await create({ content: '🤦🏾‍♀️'.repeat(POST_LIMITS.textMax) })).status).toBe(200)
    expect((await create({ content: '👨‍👩‍👧‍👦'.repeat(POST_LIMITS.textMax) })).error.code).toBe('request.invalid')
  })

  it('takes pictures of one’s own, in order, and nothing is left of one that was refused', async () => {
    const [liya, other] = await newPeople(world, 'Liya', 'Other')
    const imageIds = [await newPicture(world, liya, 'post'), await newPicture(world, liya, 'post')]
    const foreign = await newPicture(world, other, 'post')
    expect((await create({ content: 'Not mine', imageIds: [foreign] }, liya)).error.code).toBe(
      'media.not-found',
    )
    expect(await contentsOf({ authorId: liya.userId }, liya)).toEqual([])
    const post = await posted(world, liya, 'Look', { imageIds })
    expect(post.images.map(({ id }) => id)).toEqual(imageIds)
    expect((await create({ content: 'Again', imageIds }, liya)).error.code).toBe('media.not-found')
  })

  it('refuses links to what is not public, and posts nothing', async () => {
    for (const link of ['http://127.0.0.1:80/', 'http://169.254.169.254/', 'http://2130706433/']) {
      const content = `Read ${link}`
      const answer = await world.call(createPost, { post: { content, link } }, world.people.sara)
      expect(answer.error.code, link).toBe('networking.link-refused')
      expect(await contentsOf({}, world.people.sara)).not.toContain(content)
    }
  })

  it('keeps a link without its preview where previews are off', async () => {
    const { link } = await posted(world, world.people.sara, 'Read this', { link: 'https://example.org/a' })
    expect(link).toEqual({ url: 'https://example.org/a', title: null, description: null, site: null })
  })

  it('shows it as it is to its author and to others', async () => {
    const { sara, abel } = world.people
    const post = await posted(world, sara, 'Selam!')
    expect(post).toMatchObject({ isOwn: true, connection: null, hasUserReacted: false, reactionsCount: 0 })
    expect('repeated' in post).toBe(false)
    const seen = (await world.call(readPost, { postId: post.id }, abel)).body
    expect(seen).toMatchObject({ isOwn: false, connection: 'none', author: { name: sara.fullName } })
    expect((await world.call(readPost, { postId: post.id })).body).toMatchObject({ connection: null })
  })

  it('ends for a day when there are too many', async () => {
    const [busy] = await newPeople(world, 'Busy')
    for (let nth = 0; nth < POST_LIMITS.perDay; nth++) await posted(world, busy, `Post ${nth}`)
    expect((await create({ content: 'One more' }, busy)).error).toMatchObject({
      code: 'networking.too-many-posts',
      details: { limit: POST_LIMITS.perDay },
    })
  })
})

describe('repeating a post', () => {
  it('counts, shows what is repeated, and nothing of it once that is gone', async () => {
    const [writer, reader] = await newPeople(world, 'Writer', 'Reader')
    const first = await posted(world, writer, 'Worth repeating')
    const again = await posted(world, reader, 'So true', { repeats: first.id })
    expect(again.repeated).toMatchObject({ id: first.id, content: 'Worth repeating' })
    const shares = async () => (await world.call(readPost, { postId: first.id })).body.sharesCount
    expect(await shares()).toBe(1)
    const third = await posted(world, world.people.sara, 'Me too', { repeats: first.id })
    await world.call(deletePost, { postId: third.id }, world.people.sara)
    expect(await shares()).toBe(1)
    await world.call(deletePost, { postId: first.id }, writer)
    expect((await world.call(readPost, { postId: again.id })).body.repeated).toBeNull()
  })

  it('passes nothing on that only connections may see', async () => {
    const [writer, friend] = await newPeople(world, 'Writer', 'Friend')
    await connect(world, writer, friend)
    const narrow = await posted(world, writer, 'For friends', { audience: 'connections' })
    const answer = await world.call(createPost, { post: { content: 'x' }, repeats: narrow.id }, friend)
    expect(answer.error.code).toBe('networking.not-public')
  })

  it('is not possible for what one does not see', async () => {
    const [writer, stranger] = await newPeople(world, 'Writer', 'Stranger')
    const narrow = await posted(world, writer, 'For friends', { audience: 'connections' })
    for (const repeats of [nowhere, narrow.id]) {
      const answer = await world.call(createPost, { post: { content: 'x' }, repeats }, stranger)
      expect(answer.error.code).toBe('networking.post-not-found')
    }
  })
})

describe('the feed', () => {
  it('shows the newest first, page by page, each once', async () => {
    const [writer] = await newPeople(world, 'Writer')
    for (let nth = 0; nth < 5; nth++) await posted(world, writer, `Nth ${nth}`)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { content: string }[]; nextCursor: string | null } = await list(
        { authorId: writer.userId, limit: 2, ...(cursor !== null && { cursor }) },
        null,
      )
      seen.push(...page.items.map(({ content }) => content))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(['Nth 4', 'Nth 3', 'Nth 2', 'Nth 1', 'Nth 0'])
  })

  it('is what the contract says, and refuses a cursor that is none', async () => {
    const answer = await world.inject({ url: '/api/posts?limit=50' })
    expect(pageOf(Post).safeParse(JSON.parse(answer.body)).error).toBeUndefined()
    const bad = await world.call(listPosts, { cursor: Cursor.parse('bm9uZQ') })
    expect(bad.error.code).toBe('request.invalid')
    expect((await world.call(listPosts, { tab: 'near' })).error.code).toBe('request.invalid')
  })

  it('shows what is for connections to connections alone', async () => {
    const [writer, friend, stranger] = await newPeople(world, 'Writer', 'Friend', 'Stranger')
    await connect(world, writer, friend)
    const narrow = await posted(world, writer, 'For friends', { audience: 'connections' })
    const [newest] = await contentsOf({}, friend)
    expect(newest).toBe('For friends')
    expect(await contentsOf({ tab: 'network' }, friend)).toEqual(['For friends'])
    for (const reader of [stranger, null]) {
      expect(await contentsOf({}, reader)).not.toContain('For friends')
      expect(await contentsOf({ authorId: writer.userId }, reader)).toEqual([])
      const read = await world.call(readPost, { postId: narrow.id }, reader)
      expect(read.error.code).toBe('networking.post-not-found')
    }
    expect(await contentsOf({}, writer)).toContain('For friends')
    expect(await contentsOf({ tab: 'network' }, stranger)).toEqual([])
  })

  it('shows what was written near a place, also over the edge of a degree', async () => {
    const [near, far] = await newPeople(world, 'Near', 'Far')
    const places = await world.db
      .selectFrom('place')
      .select(['id', 'name', 'lat', 'lng'])
      .where('name', 'in', ['Washington', 'Minneapolis', 'Silver Spring'])
      .where('country', '=', 'US')
      .orderBy('standing')
      .execute()
    const named = (name: string) => places.find((place) => place.name === name) ?? { id: 0, lat: 0, lng: 0 }
    await livesIn(near, named('Silver Spring').id)
    await livesIn(far, named('Minneapolis').id)
    await posted(world, near, 'From Silver Spring')
    await posted(world, far, 'From Minneapolis')
    const { lat, lng } = named('Washington')
    const found = await contentsOf({ tab: 'near', lat: Math.ceil(lat), lng }, null)
    expect(found).toContain('From Silver Spring')
    expect(found).not.toContain('From Minneapolis')
    const [reader] = await newPeople(world, 'Reader')
    const seen = () => contentsOf({ tab: 'near', lat, lng }, reader)
    expect(await seen()).toContain('From Silver Spring')
    await block(world, near, reader)
    expect(await seen()).not.toContain('From Silver Spring')
  })

  it('hides those who block each other, also in what others repeat', async () => {
    const [one, other, third] = await newPeople(world, 'One', 'Other', 'Third')
    const mine = await posted(world, one, 'Of one')
    const repeat = await posted(world, third, 'Repeated', { repeats: mine.id })
    await block(world, other, one)
    expect(await contentsOf({}, other)).not.toContain('Of one')
    expect((await world.call(listPosts, { authorId: one.userId }, other)).error.code).toBe(
      'networking.person-not-found',
    )
    expect((await world.call(readPost, { postId: mine.id }, other)).status).toBe(404)
    expect((await world.call(readPost, { postId: repeat.id }, other)).body.repeated).toBeNull()
    expect(await contentsOf({}, third)).toContain('Of one')
  })

  it('knows nothing of people who do not exist', async () => {
    const answer = await world.call(listPosts, { authorId: UserId.parse(nowhere) })
    expect(answer.error.code).toBe('networking.person-not-found')
  })
})

describe('changing a post', () => {
  const update = (postId: Post['id'], person: Person | null) =>
    world.call(updatePost, { postId, content: 'Better' }, person)

  it('is for its author, for a quarter of an hour', async () => {
    const { sara, abel } = world.people
    const post = await posted(world, sara, 'Good')
    expect((await update(post.id, null)).error.code).toBe('auth.signed-out')
    expect((await update(post.id, abel)).error.code).toBe('networking.not-author')
    expect((await update(nowhere, sara)).error.code).toBe('networking.post-not-found')
    expect((await world.call(updatePost, { postId: post.id, content: ' ' }, sara)).status).toBe(400)
    const { body } = await update(post.id, sara)
    expect(body.post).toMatchObject({ content: 'Better' })
    expect(body.post.editedAt).not.toBeNull()
    await world.clock.advance(POST_LIMITS.editWithin * 60 + 1)
    expect((await update(post.id, sara)).error).toMatchObject({
      code: 'networking.too-late-to-edit',
      details: { minutes: POST_LIMITS.editWithin },
    })
  })
})

describe('deleting a post', () => {
  it('is for its author and staff, and leaves nothing to see', async () => {
    const [writer] = await newPeople(world, 'Writer')
    const { abel, hanna } = world.people
    const imageIds = [await newPicture(world, writer, 'post')]
    const post = await posted(world, writer, 'Soon gone', { imageIds })
    await world.call(reactToPost, { postId: post.id, isLiked: true }, abel)
    const remove = (person: Person | null) => world.call(deletePost, { postId: post.id }, person)
    expect((await remove(null)).error.code).toBe('auth.signed-out')
    expect((await remove(abel)).error.code).toBe('networking.not-author')
    expect((await remove(writer)).body).toEqual({ isDeleted: true })
    expect((await remove(writer)).error.code).toBe('networking.post-not-found')
    expect((await world.call(readPost, { postId: post.id })).status).toBe(404)
    const media = await world.db.selectFrom('media').select('id').where('id', 'in', imageIds).execute()
    expect(media).toEqual([])
    const second = await posted(world, writer, 'Taken away by staff')
    expect((await world.call(deletePost, { postId: second.id }, hanna)).status).toBe(200)
  })
})

describe('liking a post', () => {
  const react = (postId: Post['id'], isLiked: boolean, person: Person | null) =>
    world.call(reactToPost, { postId, isLiked }, person)

  it('asks a visitor to sign in, and is not possible for what is not there', async () => {
    const post = await posted(world, world.people.sara, 'Like me')
    expect((await react(post.id, true, null)).error.code).toBe('auth.signed-out')
    expect((await react(nowhere, true, world.people.abel)).error.code).toBe('networking.post-not-found')
    const [one, other] = await newPeople(world, 'One', 'Other')
    const hidden = await posted(world, one, 'Hidden')
    await block(world, one, other)
    expect((await react(hidden.id, true, other)).error.code).toBe('networking.post-not-found')
  })

  it('counts each person once, whatever is said twice', async () => {
    const { sara, abel, meron } = world.people
    const { id } = await posted(world, sara, 'Like me twice')
    expect((await react(id, true, abel)).body).toEqual({ isLiked: true, reactionsCount: 1 })
    expect((await react(id, true, abel)).body).toEqual({ isLiked: true, reactionsCount: 1 })
    expect((await react(id, true, meron)).body.reactionsCount).toBe(2)
    expect((await world.call(readPost, { postId: id }, abel)).body.hasUserReacted).toBe(true)
    expect((await react(id, false, abel)).body).toEqual({ isLiked: false, reactionsCount: 1 })
    expect((await react(id, false, abel)).body.reactionsCount).toBe(1)
  })
})
