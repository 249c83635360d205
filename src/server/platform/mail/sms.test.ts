import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newSms } from './sms.ts'

test('a provider is asked as Twilio is; its refusal is an error without the message', async () => {
  const asked: { path: string | undefined; authorization: string | undefined; form: URLSearchParams }[] = []
  const provider = createServer((request, response) => {
    const answer = async () => {
      const form = new URLSearchParams(await text(request))
      asked.push({ path: request.url, authorization: request.headers.authorization, form })
      response.statusCode = form.get('To') === '+15550000000' ? 400 : 201
      response.end('{}')
    }
    void answer()
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const sms = newSms({ dataDir: '', sms: { account: 'AC1', token: 'key', from: '+15551110000', url } })
  await sms.send({ to: '+251911000000', text: '123456 is your code', token: '123456' })
  await expect(sms.send({ to: '+15550000000', text: '123456 is your code' })).rejects.toThrow(
    'The provider of text messages answered 400.',
  )
  provider.close()
  const [first] = asked
  expect(first?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(first?.authorization).toBe(`Basic ${Buffer.from('AC1:key').toString('base64')}`)
  const form = { To: '+251911000000', From: '+15551110000', Body: '123456 is your code' }
  expect(Object.fromEntries(first?.form ?? [])).toEqual(form)
})
