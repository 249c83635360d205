import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { join, windowOf } from './accounts.ts'
import { createPost } from './by-api.ts'
import { photoFile } from './photo.ts'
import { type } from './posting.ts'
import { expect, test } from './world.ts'

const FEED = '/#/social?tab=networking'
const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

/** Writes a post in the dialog, with an image. */
async function post(page: Page, words: string): Promise<void> {
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create New Post' })
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Please write something')).toBeVisible()
  await type(page, 'Your post', words)
  await dialog.locator('input[type=file]').setInputFiles(await photoFile('teal'))
  await expect(dialog.getByRole('button', { name: 'Remove image 1' })).toBeVisible()
  await expect(dialog.getByText('Uploading...')).toBeHidden()
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Post shared successfully!')).toBeVisible()
}

test('a post appears at once, live in another window, and is talked about', async ({
  page: author,
  browser,
  world,
}) => {
  test.slow()
  const words = `Open house at the clinic ${randomUUID().slice(0, 8)}`
  await join(author, world, world.newcomer('Selam Girma'))
  const reader = await windowOf('Yonas Alemu', author, { browser, world })
  await reader.goto(FEED)
  await expect(reader.getByRole('feed')).toBeVisible()

  await post(author, words)
  await expect(author.getByRole('article').first()).toContainText(words)
  await expect(author.getByRole('article').first().getByRole('img').first()).toBeVisible()

  await reader.getByRole('button', { name: 'Show new posts' }).click()
  const seen = cardOf(reader, words)
  await expect(seen).toBeVisible()
  await seen.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(reader.getByText('Post liked!')).toBeVisible()
  // without being loaded anew
  await expect(cardOf(author, words).getByRole('button', { name: 'Like, 1 like' })).toBeVisible()

  await seen.getByRole('button', { name: 'Comment', exact: true }).click()
  const comments = reader.getByRole('dialog', { name: 'Comments' })
  await comments.getByRole('textbox', { name: /Your comment/ }).fill('I will be there.')
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(reader.getByText('Comment added!')).toBeVisible()
  await expect(comments.getByText('I will be there.')).toBeVisible()
  await expect(cardOf(author, words).getByRole('button', { name: 'Comment, 1 comment' })).toBeVisible()
  await reader.context().close()
})

const Posts = z.object({ items: z.array(z.object({ content: z.string(), reactionsCount: z.int() })) })

test('a hashtag leads to its posts, and one that was saved is found again in another window', async ({
  page,
  browser,
  world,
}) => {
  test.slow()
  const tag = `tag${randomUUID().slice(0, 8).replaceAll('-', '')}`
  await join(page, world, world.newcomer('Rahel Bekele'))
  await post(page, `The board answered after six weeks #${tag}`)
  const reader = await windowOf('Henok Assefa', page, { browser, world })
  await reader.goto(FEED)
  await reader.getByRole('searchbox', { name: 'Search posts or #hashtags' }).fill('board answered')
  await reader.keyboard.press('Enter')
  await cardOf(reader, tag)
    .getByRole('link', { name: `#${tag}` })
    .click()
  await expect(reader.getByRole('heading', { name: `Posts with “#${tag}”` })).toBeVisible()
  await cardOf(reader, tag).getByRole('button', { name: 'Save post' }).click()
  await expect(reader.getByText('Post saved')).toBeVisible()
  await reader.getByRole('link', { name: 'Saved' }).click()
  await expect(cardOf(reader, tag)).toBeVisible()
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await reader.context().close()
})

test('a question names somebody who has done it, who replies from the notice', async ({
  page,
  browser,
  world,
}) => {
  test.slow()
  const words = `Which board took your hours ${randomUUID().slice(0, 8)}`
  await join(page, world, world.newcomer('Girum Alazar'))
  const mentor = await windowOf('Tsion Mekuria', page, { browser, world })
  await post(mentor, `I passed the exam ${randomUUID().slice(0, 8)}`)

  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Post' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create New Post' })
  await dialog.getByRole('textbox', { name: /Your post/ }).pressSequentially(`${words}, @Tsion`)
  await dialog.getByRole('list', { name: 'People to mention' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: /Is it a question/ }).click()
  await page.getByRole('option', { name: 'Licenses and exams' }).click()
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(cardOf(page, words).getByRole('link', { name: '@Tsion Mekuria' })).toBeVisible()
  await cardOf(page, words).getByRole('button', { name: 'Comment', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Comments' })
  await asked.getByRole('textbox', { name: /Your comment/ }).fill('Nobody answered my letters.')
  await asked.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(asked.getByText('Nobody answered my letters.')).toBeVisible()

  await mentor.goto('/#/notifications')
  await mentor.getByRole('link', { name: /Girum Alazar mentioned you/ }).click()
  await mentor.getByRole('button', { name: 'Reply to Girum Alazar' }).click()
  await mentor.getByRole('textbox', { name: /Your comment/ }).fill('Write to them, it took a week.')
  await mentor.locator('form').getByRole('button', { name: 'Comment', exact: true }).click()
  const thread = mentor.getByRole('list', { name: 'Replies to Girum Alazar' })
  await expect(thread.getByText('Write to them, it took a week.')).toBeVisible()

  await page.goto('/#/notifications')
  await page
    .getByRole('link', { name: /Tsion Mekuria (commented on your post|replied to your comment)/ })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Replies to Girum Alazar' })).toContainText('it took a week')
  await mentor.context().close()
})

test('after a storm of clicks in each of two windows both show what the server counts', async ({
  page: one,
  world,
}) => {
  test.slow()
  const words = `Count me ${randomUUID().slice(0, 8)}`
  await join(one, world, world.newcomer('Hirut Bekele'))
  await createPost(one, words)
  await one.goto(FEED)
  await expect(cardOf(one, words)).toBeVisible()
  const two = await one.context().newPage()
  await two.goto(FEED)
  await expect(cardOf(two, words)).toBeVisible()
  const likeIn = (page: Page) => cardOf(page, words).getByRole('button', { name: /^Like/ })
  const click = async (page: Page) => {
    // faster than anybody's finger; a hundred from each are counted by networking.races.test.ts
    for (let i = 0; i < 15; i++) await likeIn(page).dispatchEvent('click')
  }
  await Promise.all([click(one), click(two)])
  const bothShowTheCount = async () => {
    const answer = await one.request.get('/api/posts')
    const counted = Posts.parse(await answer.json()).items.find(({ content }) => content === words)
    // none are not counted on the button
    const shown = counted && (counted.reactionsCount === 0 ? '' : String(counted.reactionsCount))
    for (const page of [one, two]) {
      expect(await likeIn(page).textContent()).toBe(shown)
      expect(await likeIn(page).getAttribute('aria-pressed')).toBe(String(counted?.reactionsCount === 1))
    }
    return counted?.reactionsCount
  }
  await expect(bothShowTheCount).toPass()
  const before = await bothShowTheCount()
  await likeIn(two).click()
  await expect(async () => expect(await bothShowTheCount()).toBe(1 - (before ?? 0))).toPass()
})

test('two people connect, and one says what the other can', async ({ page: asked, browser, world }) => {
  test.slow()
  const skill = `Welding ${randomUUID().slice(0, 4)}`
  await join(asked, world, world.newcomer('Almaz Tadesse'))
  await asked.goto('/#/account')
  await asked.getByRole('link', { name: 'Professional profile' }).click()
  await asked.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = asked.getByRole('dialog', { name: 'Professional profile' })
  await dialog.getByRole('textbox', { name: /Headline/ }).fill('Welder')
  await dialog.getByRole('textbox', { name: /Skills/ }).fill(skill)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(asked.getByText('Profile updated')).toBeVisible()
  const address = `/${new URL(asked.url()).hash}`

  const asking = await windowOf('Biruk Wolde', asked, { browser, world })
  await asking.goto(address)
  await expect(asking.getByRole('button', { name: `Endorse ${skill}` })).toBeDisabled()
  await expect(asking.getByText('Only their connections can endorse skills.')).toBeVisible()
  await asking.getByRole('button', { name: 'Connect with Almaz Tadesse' }).first().click()
  await asking.getByRole('textbox', { name: /A few words/ }).fill('From the workshop')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await expect(asking.getByText('Connection sent!')).toBeVisible()

  await asked.goto('/#/connections?tab=asks')
  await expect(asked.getByText('From the workshop')).toBeVisible()
  await asked.getByRole('button', { name: 'Accept Biruk Wolde’s request' }).click()
  await expect(asked.getByText('You and Biruk Wolde are now connected.')).toBeVisible()

  // without being loaded anew
  await asking.getByRole('button', { name: `Endorse ${skill}` }).click()
  await expect(asking.getByText(`Endorsed ${skill}!`)).toBeVisible()
  await expect(asking.getByText('1 endorsement', { exact: true })).toBeVisible()
  await asking.context().close()
})

test('who is blocked, and who blocked, are not met any more', async ({ page: author, browser, world }) => {
  test.slow()
  const words = `Looking for a tutor ${randomUUID().slice(0, 8)}`
  const said = `I know one ${randomUUID().slice(0, 8)}`
  await join(author, world, world.newcomer('Rahel Asfaw'))
  await createPost(author, words)
  const reader = await windowOf('Fikru Lemma', author, { browser, world })
  await reader.goto(FEED)
  await cardOf(reader, words).getByRole('button', { name: 'Comment', exact: true }).click()
  const comments = reader.getByRole('dialog', { name: 'Comments' })
  await comments.getByRole('textbox', { name: /Your comment/ }).fill(said)
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(reader.getByText('Comment added!')).toBeVisible()
  await comments.getByRole('button', { name: 'Close' }).click()

  // others of the same name may have posted
  const profile = await cardOf(reader, words).getByRole('link', { name: 'Rahel Asfaw' }).getAttribute('href')
  await expect(reader.locator(`a[href="${profile}"]`)).not.toHaveCount(0)
  await cardOf(reader, words).getByRole('link', { name: 'Rahel Asfaw' }).click()
  await reader.getByRole('button', { name: 'More about Rahel Asfaw' }).click()
  await reader.getByRole('menuitem', { name: 'Block' }).click()
  await reader.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(reader).toHaveURL(/tab=networking/)
  await expect(reader.getByRole('article').first()).toBeVisible()
  await expect(cardOf(reader, words)).toHaveCount(0)
  await expect(reader.locator(`a[href="${profile}"]`)).toHaveCount(0)

  await author.goto(FEED)
  await cardOf(author, words)
    .getByRole('button', { name: /^Comment/ })
    .click()
  await expect(author.getByRole('dialog', { name: 'Comments' }).getByText('No comments yet')).toBeVisible()
  await expect(author.getByText(said)).toHaveCount(0)
  await reader.context().close()
})

test('a visitor reads, and is told what needs an account', async ({ page }) => {
  await page.goto(FEED)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('Please sign in', { exact: true })).toBeVisible()
  await expect(page.getByText('You need an account to like posts.')).toBeVisible()
  await card.getByRole('button', { name: /^Connect with/ }).click()
  await expect(page.getByText('You need an account to connect.')).toBeVisible()
  await card.getByRole('button', { name: /^Comment/ }).click()
  await expect(page.getByRole('dialog', { name: 'Comments' })).toContainText('Please sign in to comment')
  await expect(page.getByRole('dialog', { name: 'Comments' }).getByRole('textbox')).toHaveCount(0)
})

test('a page behind a wall is not looked at by the server', async ({ page, world }) => {
  await join(page, world, world.newcomer('Samson Haile'))
  await page.goto(FEED)
  await page.getByRole('button', { name: 'Create Post' }).first().click()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Web address').fill('http://127.0.0.1/')
  await page.getByLabel('Web address').press('Enter')
  await expect(page.getByText('This link does not lead to a public page.')).toBeVisible()
})
