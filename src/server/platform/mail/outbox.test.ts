import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newMail } from './mail.ts'
import { clearOutbox, listOutbox } from './outbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const MAIL = { to: 'sara@example.org', subject: 'ሰላም', text: 'Your code is 123456', html: '<p>123456</p>' }

test('without SMTP each mail is one file for its owner only, newest first', async () => {
  const config = {
    dataDir,
    mail: { smtpUrl: null, from: 'Mesob <no-reply@example.org>', autoconfirm: false },
  }
  expect(await listOutbox(config)).toEqual([])
  const mail = newMail(config)
  await mail.send(MAIL)
  await mail.send({ ...MAIL, subject: 'Second', token: '123456', action_link: 'http://localhost/x' })
  const mails = await listOutbox(config)
  expect(mails).toMatchObject([
    { subject: 'Second', token: '123456', action_link: 'http://localhost/x' },
    MAIL,
  ])
  await mail.send({ ...MAIL, to: 'abel@example.org' })
  expect(await listOutbox(config, 'abel@example.org')).toMatchObject([{ to: 'abel@example.org' }])
  expect(await listOutbox(config, MAIL.to)).toEqual(mails)
  expect(await listOutbox(config, 'nobody@example.org')).toEqual([])
  for (const name of readdirSync(join(dataDir, 'outbox'))) {
    expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600)
  }
  await clearOutbox(config)
  expect(await listOutbox(config)).toEqual([])
})

test('with SMTP it is handed over, the link and code only in its text', async () => {
  const { url, received, close } = await smtpServer()
  const config = { dataDir, mail: { smtpUrl: url, from: 'Mesob <no-reply@example.org>', autoconfirm: false } }
  await newMail(config).send({ ...MAIL, token_hash: 'never-sent' })
  const sent = await received
  expect(sent).toContain('MAIL FROM:<no-reply@example.org>')
  expect(sent).toContain('RCPT TO:<sara@example.org>')
  expect(sent).toContain('Your code is 123456')
  expect(sent).not.toContain('never-sent')
  expect(await listOutbox(config)).toEqual([])
  await close()
})

/** The least that a mail server says. Resolves with everything that was sent to it. */
async function smtpServer() {
  let taken = ''
  let finish = (_: string) => {}
  const received = new Promise<string>((done) => (finish = done))
  const converse = (socket: Socket) => {
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      taken += text
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
        finish(taken)
        return
      }
      inData = text.startsWith('DATA')
      if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
    })
  }
  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => new Promise((done) => server.close(done)) }
}
