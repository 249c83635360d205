import { expect, test } from 'vitest'
import { navigationAnswer } from './navigation-policy.ts'

test('the app starts from the device', () => expect(navigationAnswer('/')).toBe('shell'))

test.each(['/faq', '/messages/7', '/edit-listing/0199', '/account/delete', '/jobs/'])(
  '%s is led to its page as the server would lead it',
  (path) => expect(navigationAnswer(path)).toBe('behind-hash'),
)

test.each([
  '/api/listings',
  '/api/docs',
  '/auth',
  '/auth/',
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/functions/v1/ai-chat',
  '/webhooks/stripe',
  '/dev/outbox',
  '/media/1/small.avif',
  '/listing/7',
  '/groups/7',
  '/groups/explore',
  '/events/7',
  '/events',
  '/posts/7',
  '/sitemap.xml',
  '/index.html',
  '/nowhere',
  '//',
])('%s is never answered with the shell', (path) => expect(navigationAnswer(path)).toBe('network'))
