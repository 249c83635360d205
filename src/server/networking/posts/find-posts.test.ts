import { describe, expect, it } from 'vitest'
import { Cursor } from '#contract/kit/paging.ts'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import { Post, POST_LIMITS } from '#contract/networking/posts/post.ts'
import { savePost } from '#contract/networking/posts/save-post.ts'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { block, connect, newPeople, posted } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { LINK_PREVIEWS: 'off' } })
const find = async (q: string, person: Person | null) =>
  (await world.call(listPosts, { q }, person)).body.items.map(({ content }) => content)
const savedBy = async (person: Person) =>
  (await world.call(listPosts, { tab: 'saved' }, person)).body.items.map(({ id }) => id)
const save = (postId: Post['id'], isSaved: boolean, person: Person | null) =>
  world.call(savePost, { postId, isSaved }, person)
const nowhere = Post.shape.id.parse('0198a000-0000-7000-8000-000000000000')

describe('searching posts', () => {
  it('every word has to be there, the last one as a beginning, in any script', async () => {
    const [meron] = await newPeople(world, 'Meron')
    await posted(world, meron, 'Passed the NCLEX at last, ask me about nursing boards')
    await posted(world, meron, 'የነርስ ፈቃድ ፈተናዬን አለፍኩ')
    expect(await find('nclex board', null)).toEqual(['Passed the NCLEX at last, ask me about nursing boards'])
    expect(await find('ነርስ', null)).toEqual([])
    expect(await find('የነርስ ፈቃድ', null)).toEqual(['የነርስ ፈቃድ ፈተናዬን አለፍኩ'])
    expect(await find('nclex plumbing', null)).toEqual([])
    expect(await find('!!! :*', null)).toEqual([])
  })

  it('a hashtag is borne, not only mentioned; an edit takes it away', async () => {
    const [robel] = await newPeople(world, 'Robel')
    const tagged = await posted(world, robel, 'Evaluation of diplomas #WES_tips')
    await posted(world, robel, 'wes_tips without a sign')
    expect(await find('#wes_tips', null)).toEqual(['Evaluation of diplomas #WES_tips'])
    await world.call(updatePost, { postId: tagged.id, content: 'Evaluation of diplomas' }, robel)
    expect(await find('#WES_TIPS', null)).toEqual([])
    await posted(world, robel, 'Lines\n#first_line #ሐበሻ, #first_line again')
    expect(await find('#ሐበሻ', null)).toHaveLength(1)
    expect(await find('#first_line', null)).toHaveLength(1)
  })

  it('shows what the reader may see and nothing else', async () => {
    const [lidya, friend, stranger] = await newPeople(world, 'Lidya', 'Friend', 'Stranger')
    await connect(world, lidya, friend)
    await posted(world, lidya, 'zebrafish for connections', { audience: 'connections' })
    await posted(world, lidya, 'zebrafish for all')
    expect(await find('zebrafish', friend)).toHaveLength(2)
    expect(await find('zebrafish', stranger)).toEqual(['zebrafish for all'])
    expect(await find('zebrafish', null)).toEqual(['zebrafish for all'])
    await block(world, lidya, stranger)
    expect(await find('zebrafish', stranger)).toEqual([])
  })

  it('goes on page by page, and takes words with the newest alone', async () => {
    const [yonas] = await newPeople(world, 'Yonas')
    for (const n of [1, 2, 3]) await posted(world, yonas, `Kitfo number ${n}`)
    const first = (await world.call(listPosts, { q: 'kitfo', limit: 2 }, null)).body
    const cursor = Cursor.parse(first.nextCursor)
    const rest = (await world.call(listPosts, { q: 'kitfo', limit: 2, cursor }, null)).body
    expect([...first.items, ...rest.items].map(({ content }) => content)).toEqual([
      'Kitfo number 3',
      'Kitfo number 2',
      'Kitfo number 1',
    ])
    expect((await world.call(listPosts, { q: 'kitfo', tab: 'network' }, yonas)).error.code).toBe(
      'request.invalid',
    )
    expect((await world.call(listPosts, { q: 'x'.repeat(101) }, yonas)).error.code).toBe('request.invalid')
  })
})

describe('saving a post', () => {
  it('is for members, and for what they see', async () => {
    const [bruk, reader] = await newPeople(world, 'Bruk', 'Reader')
    const post = await posted(world, bruk, 'For connections', { audience: 'connections' })
    expect((await save(post.id, true, null)).error.code).toBe('auth.signed-out')
    expect((await save(post.id, true, reader)).error.code).toBe('networking.post-not-found')
    expect((await save(nowhere, true, reader)).error.code).toBe('networking.post-not-found')
    expect((await save('x' as never, true, reader)).error.code).toBe('request.invalid')
  })

  it('lists what was saved last first, to its owner alone, as long as they may see it', async () => {
    const [selam, reader, other] = await newPeople(world, 'Selam', 'Saver', 'Onlooker')
    const one = await posted(world, selam, 'One to save')
    const two = await posted(world, selam, 'Two to save')
    await save(two.id, true, reader)
    await world.clock.advance(1)
    await save(one.id, true, reader)
    expect((await save(one.id, true, reader)).body).toEqual({ isSaved: true })
    expect(await savedBy(reader)).toEqual([one.id, two.id])
    expect(await savedBy(other)).toEqual([])
    expect((await world.call(listPosts, { tab: 'saved' }, null)).body.items).toEqual([])
    const [shown] = (await world.call(listPosts, { tab: 'saved' }, reader)).body.items
    expect(shown?.isSaved).toBe(true)

    await save(two.id, false, reader)
    expect(await savedBy(reader)).toEqual([one.id])
    await block(world, selam, reader)
    expect(await savedBy(reader)).toEqual([])
    // what is hidden can still be let go of
    expect((await save(one.id, false, reader)).status).toBe(200)
  })

  it('goes with the post', async () => {
    const [hiwot, reader] = await newPeople(world, 'Hiwot', 'Collector')
    const post = await posted(world, hiwot, 'Soon gone')
    await save(post.id, true, reader)
    await world.call(deletePost, { postId: post.id }, hiwot)
    expect(await savedBy(reader)).toEqual([])
    const rows = await world.db.selectFrom('post_saved').selectAll().where('post_id', '=', post.id).execute()
    expect(rows).toEqual([])
  })

  it('has an end, also for two at once', async () => {
    const [tigist, hoarder] = await newPeople(world, 'Tigist', 'Hoarder')
    const first = await posted(world, tigist, 'Last place')
    const second = await posted(world, tigist, 'No place')
    const fillers = Array.from({ length: POST_LIMITS.savedMax - 1 }, () => ({
      id: uuidv7(),
      author_id: tigist.userId,
      content: 'Filler',
      audience: 'public',
      created_at: world.clock.now(),
    }))
    await world.db.insertInto('post').values(fillers).execute()
    await world.db
      .insertInto('post_saved')
      .values(fillers.map(({ id, created_at: at }) => ({ user_id: hoarder.userId, post_id: id, at })))
      .execute()
    const answers = await Promise.all([save(first.id, true, hoarder), save(second.id, true, hoarder)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.code).toBe('networking.too-many-saved')
  })
})
