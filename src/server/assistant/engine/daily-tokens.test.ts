import { afterAll, expect, test } from 'vitest'
import { ask } from '#server/assistant/chat.fixture.ts'
import { startAiEndpoint } from '#server/testing/ai-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'

const service = await startAiEndpoint()
afterAll(() => service.stop())

const AI = { AI_BASE_URL: service.url, AI_API_KEY: 'key', AI_MODEL: 'model' }
const limited = freshWorld({ env: { ...AI, AI_DAILY_TOKENS: '100' } })
const guided = freshWorld({ env: { ...AI, ASSISTANT: 'guide' } })

test('when the tokens of a day are used the guide answers until the next one', async () => {
  service.answer({ say: ['From the service.'], usage: { prompt_tokens: 80, completion_tokens: 30 } })
  expect((await ask(limited, 'hello')).text).toBe('From the service.')
  expect((await ask(limited, 'hello')).text).toContain('Selam!')
  await limited.clock.advance(86_400)
  expect((await ask(limited, 'hello')).text).toBe('From the service.')
})

test('switched to the guide the service is asked nothing', async () => {
  service.asked.length = 0
  expect((await ask(guided, 'hello')).text).toContain('Selam!')
  expect(service.asked).toEqual([])
})
