import { expect, test } from 'vitest'
import { newHttpMetrics } from './metrics.ts'

test('a day of every operation and status stays below 200 kB', async () => {
  const metrics = newHttpMetrics(false)
  const features = [
    'auth',
    'listings',
    'groups',
    'messaging',
    'dating',
    'networking',
    'media',
    'sharing',
    'http',
  ]
  for (let n = 0; n < 300; n++)
    for (const status of [200, 304, 400, 401, 404, 429, 500])
      metrics.observe(`${features[n % features.length]}.a-rather-long-operation-${n}`, status, n / 100)
  const text = await metrics.text()
  expect(Buffer.byteLength(text)).toBeLessThan(200_000)
  expect(text).toContain('http_requests_total{operation="auth.a-rather-long-operation-0",status="4xx"} 4')
})
