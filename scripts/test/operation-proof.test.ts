import { expect, test } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { answersOf, proofOf, readOperations } from './operation-proof.ts'

const removeThing = operation({
  name: 'things.remove-thing',
  method: 'DELETE',
  path: '/api/things/{thingId}',
  access: 'manager',
  summary: 'Removes a thing.',
  input: z.object({ thingId: z.uuid() }),
  output: z.object({}),
  errors: { 'things.not-found': 404 },
})
const listThings = operation({
  name: 'things.list-things',
  method: 'GET',
  path: '/api/things',
  access: 'anyone',
  summary: 'Lists things.',
  input: z.object({}),
  output: z.object({}),
  errors: {},
})

test('an operation works, and refuses in each way that its contract knows', () => {
  expect(answersOf(removeThing)).toEqual([
    'done',
    'auth.signed-out',
    'auth.forbidden',
    'request.invalid',
    'things.not-found',
  ])
  expect(answersOf(listThings)).toEqual(['done'])
})

test('what no test meets is named, and an exception that is met has to go', () => {
  const met = new Set([
    'things.list-things done',
    'things.remove-thing done',
    'things.remove-thing auth.forbidden',
  ])
  const exceptions = ['things.remove-thing request.invalid', 'things.list-things done']
  expect(proofOf([removeThing, listThings], met, exceptions)).toEqual({
    unmet: ['things.remove-thing auth.signed-out', 'things.remove-thing things.not-found'],
    outdated: ['things.list-things done'],
  })
})

test('every operation of the contract is found once', async () => {
  const names = (await readOperations()).map((one) => one['~orpc'].meta.name)
  expect(names).toContain('groups.create-group')
  expect(new Set(names).size).toBe(names.length)
})
