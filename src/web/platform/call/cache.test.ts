import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createCache, forgetAnswers } from './cache.ts'

test('what a person was answered is forgotten; what is still on the screen is asked for again', async () => {
  const cache = createCache()
  const asked = vi.fn<() => Promise<string>>().mockResolvedValueOnce('theirs').mockResolvedValue('anybody’s')
  cache.setQueryData(['left'], 'theirs')
  const onScreen = new QueryObserver(cache, { queryKey: ['shown'], queryFn: asked })
  const seen: (string | undefined)[] = []
  const leave = onScreen.subscribe(({ data }) => seen.push(data))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('theirs'))

  forgetAnswers(cache)
  expect(cache.getQueryData(['left'])).toBeUndefined()
  expect(cache.getQueryData(['shown'])).toBeUndefined()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('anybody’s'))
  leave()
})

test('a question that was under way when its person left is asked anew', async () => {
  const cache = createCache()
  const answers: ((answer: string) => void)[] = []
  const observer = new QueryObserver(cache, {
    queryKey: ['shown'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const seen: (string | undefined)[] = []
  const leave = observer.subscribe(({ data }) => seen.push(data))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  forgetAnswers(cache)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('anybody’s')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('anybody’s'))
  leave()
})
