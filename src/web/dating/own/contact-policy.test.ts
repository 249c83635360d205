import { expect, test } from 'vitest'
import { contactsIn } from './contact-policy.ts'

test.each([
  ['+1 (202) 555-0123', '1', 'tel:12025550123'],
  ['202.555.0123', '1', 'tel:12025550123'],
  ['1 202 555 0123', '1', 'tel:12025550123'],
  ['0911 234 567', '251', 'tel:251911234567'],
  ['00251 911 234567', '1', 'tel:251911234567'],
  [' Sara@Example.ORG ', '1', 'mail:sara@example.org'],
])('%s is known by one name, however it was written', (written, dialCode, contact) => {
  expect(contactsIn(written, dialCode)).toEqual([contact])
})

test('a pasted list names everybody once, and leaves out what is no contact', () => {
  const text = 'Sara\n+1 202 555 0123, 202-555-0123; sara@example.org\n\n12\nhome'
  expect(contactsIn(text, '1')).toEqual(['tel:12025550123', 'mail:sara@example.org'])
})
