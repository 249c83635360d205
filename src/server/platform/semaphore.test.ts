import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Work that ends on demand. */
function work(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const run = () => {
    log.push(name)
    return promise
  }
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

it('runs so many at once, the others in their order, and goes on after a failure', async () => {
  const turns = createSemaphore({ atOnce: 2, waiting: 9 })
  const began: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(began, name))
  if (!a || !b || !c || !d) throw new Error('There are four.')
  const ends = [a, b, c, d].map(({ run }) => turns(run))
  expect(began).toEqual(['a', 'b'])
  b.fail()
  await expect(ends[1]).rejects.toThrow('b')
  expect(began).toEqual(['a', 'b', 'c'])
  a.end()
  await expect(ends[0]).resolves.toBe('a')
  expect(began).toEqual(['a', 'b', 'c', 'd'])
  c.end()
  d.end()
  await expect(Promise.all([ends[2], ends[3]])).resolves.toEqual(['c', 'd'])
})

it('sends those away who would have to wait too long', async () => {
  const turns = createSemaphore({ atOnce: 1, waiting: 1 })
  const one = work([], 'one')
  const first = turns(one.run)
  const second = turns(() => Promise.resolve('two'))
  await expect(turns(() => Promise.resolve('three'))).rejects.toMatchObject({ code: 'server.unavailable' })
  one.end()
  await expect(Promise.all([first, second])).resolves.toEqual(['one', 'two'])
})
