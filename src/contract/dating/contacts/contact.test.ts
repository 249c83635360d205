import { expect, it } from 'vitest'
import { normalizeContact } from './contact.ts'

it.each([
  [' Abel@Example.ORG ', 'mail:abel@example.org'],
  ['+1 (202) 555-0100', 'tel:12025550100'],
  ['001 202 555 0100', 'tel:12025550100'],
  ['12025550100', 'tel:12025550100'],
  ['+251 91 123 4567', 'tel:251911234567'],
  ['1234567', null],
  ['Abel', null],
  ['1-800-FLOWERS', null],
  ['', null],
])('%s is %s', (contact, normal) => {
  expect(normalizeContact(contact)).toBe(normal)
})
