import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListingId } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { reportPhoto } from '#contract/listings/reports/report-photo.ts'
import { roomOf, saraId } from '#web/listings/listing.fixture.ts'
import { Gallery } from '#web/listings/page/gallery.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { useReportDialog } from './report-dialog.tsx'

const ID = '0199a000-0000-7000-8000-0000000000aa' as ListingId
const PHOTOS = [1, 2].map((n) => ({
  picture: {
    id: MediaId.parse(`019a0000-0000-7000-8000-0000000000f${n}`),
    width: 800,
    height: 600,
    blur: 'data:image/webp;base64,AAAA',
  },
  alt: null,
}))

function Photos() {
  const { open, dialog } = useReportDialog(roomOf({ id: ID }), { isBlocking: false })
  return (
    <>
      <Gallery photos={PHOTOS} title="A room" onReport={open} />
      {dialog}
    </>
  )
}

test('the photo that is looked at is reported, with reasons that fit one', async () => {
  const sent: unknown[] = []
  setTransport({
    fetch: fakeServer(
      fake(reportPhoto)((input) => {
        sent.push(input)
        return { outcome: 'reported' }
      }),
    ),
  })
  const { user } = await render(<Photos />, { person: { id: saraId } })
  await user.click(screen.getByRole('button', { name: /^Open photo 1 of 2/ }))
  const viewer = within(await screen.findByRole('dialog'))
  await user.click(viewer.getByRole('button', { name: 'Next photo' }))
  await user.click(viewer.getByRole('button', { name: 'Report this photo' }))
  await user.click(await screen.findByRole('button', { name: /Reason/ }))
  expect(screen.queryByRole('option', { name: 'Wrong category' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Impersonation or stolen photos' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Report submitted')).toBeTruthy()
  expect(sent).toMatchObject([
    { listingId: ID, mediaId: PHOTOS[1]?.picture.id, report: { reason: 'impersonation' } },
  ])
})

test('whose photo it is reports nothing', async () => {
  const { user } = await render(<Gallery photos={PHOTOS} title="A room" />, { person: { id: saraId } })
  await user.click(screen.getByRole('button', { name: /^Open photo 1 of 2/ }))
  const viewer = within(await screen.findByRole('dialog'))
  expect(viewer.queryByRole('button', { name: 'Report this photo' })).toBeNull()
})
