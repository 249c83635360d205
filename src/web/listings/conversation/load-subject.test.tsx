import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSubjects } from '#contract/listings/conversation/list-subjects.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { useListingSubject } from './load-subject.ts'

const idOf = (n: number) => ListingId.parse(`0199a000-0000-7000-8000-0000000000${10 + n}`)

function Title({ id }: { id: string | null }) {
  const subject = useListingSubject(id)
  return <p>{subject === undefined ? 'looking' : (subject?.title ?? 'gone')}</p>
}

test('many are asked for at once; what is not told is gone', async () => {
  const asked: string[][] = []
  setTransport({
    fetch: fakeServer(
      fake(listSubjects)(({ ids }) => {
        asked.push(ids)
        const subject = {
          category: 'items',
          price: null,
          cover: null,
          isOffered: true,
          isReserved: false,
        } as const
        return { items: [1, 2].map((n) => ({ ...subject, id: idOf(n), title: `Listing ${n}` })) }
      }),
    ),
  })
  await render(
    <>
      <Title id={idOf(1)} />
      <Title id={idOf(2)} />
      <Title id={idOf(3)} />
      <Title id={idOf(1)} />
      <Title id={null} />
    </>,
  )
  expect(await screen.findByText('Listing 2')).toBeTruthy()
  expect(screen.getAllByText('Listing 1')).toHaveLength(2)
  expect(screen.getAllByText('gone')).toHaveLength(2)
  expect(asked).toEqual([[idOf(1), idOf(2), idOf(3)]])
})
