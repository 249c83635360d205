import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { MAIL_KINDS } from './mail-policy.ts'
import { mailView } from './mail-view.ts'

const LINK =
  'https://mesob.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fmesob.example%2F'
const every = INTERFACE_LANGUAGES.flatMap((language) =>
  MAIL_KINDS.filter((kind) => kind !== 'reauthentication').map((kind) => ({ language, kind })),
)

test.each(every)('$kind in $language holds code and link, as text and as HTML', ({ language, kind }) => {
  const mail = mailView({ kind, language, code: '012345', link: LINK, newEmail: 'new@example.org' })
  expect(mail.text).toContain('012345')
  expect(mail.text).toContain(LINK)
  expect(mail.html).toContain('>012345<')
  expect(mail.html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`)
  expect(mail.html).toContain(`lang="${language}"`)
  expect(mail.subject).not.toBe('')
  expect(mail.text + mail.html).not.toContain('{email}')
})

test('a code to type in comes without a link', () => {
  const content = { kind: 'reauthentication', code: '012345', link: LINK, newEmail: '' } as const
  for (const language of INTERFACE_LANGUAGES) {
    const mail = mailView({ ...content, language })
    expect(mail.html).toContain('>012345<')
    expect(mail.text + mail.html).not.toContain('/verify')
  }
})

test('each language has words of its own', () => {
  for (const kind of MAIL_KINDS) {
    const of = (language: 'en' | 'am') =>
      mailView({ kind, language, code: '012345', link: LINK, newEmail: '' })
    expect(of('am').subject).toMatch(/^[\u1200-\u137f\s]+$/)
    expect(of('en').subject).toMatch(/^[\x20-\x7e]+$/)
  }
})

test('what people wrote cannot become markup', () => {
  const newEmail = '"><script>alert(1)</script>@example.org'
  const { html } = mailView({
    kind: 'email_change_current',
    language: 'en',
    code: '012345',
    link: `${LINK}"x`,
    newEmail,
  })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expect(html).toContain('&quot;x"')
})

test('the change of an address names the new one', () => {
  const { text } = mailView({
    kind: 'email_change_current',
    language: 'am',
    code: '012345',
    link: LINK,
    newEmail: 'n@example.org',
  })
  expect(text).toContain('n@example.org')
})
