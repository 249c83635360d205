import { expect, test } from 'vitest'
import { contactName } from './hidden-contact.ts'

test.each([
  ['+1 (202) 555-0123', '1', 'tel:+12025550123'],
  ['202.555.0123', '1', 'tel:+12025550123'],
  ['1 202 555 0123', '1', 'tel:+12025550123'],
  ['0911 234 567', '251', 'tel:+251911234567'],
  ['00251 911 234567', '1', 'tel:+251911234567'],
  [' Sara@Example.ORG ', '1', 'mailto:sara@example.org'],
])('%s is known by one name, however it was written', (written, dialCode, name) => {
  expect(contactName(written, dialCode)).toBe(name)
})

test.each(['Sara', '', '12', 'sara@', '2025 at home', '+1234567890123456'])(
  '%s is neither a number nor an address',
  (written) => {
    expect(contactName(written, '1')).toBeNull()
  },
)
