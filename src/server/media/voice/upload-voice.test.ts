import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny'
import { describe, expect, it } from 'vitest'

import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import type { ErrorBody } from '#contract/kit/errors.ts'
import { drawn } from '#server/media/image.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { cleanRecording } from './clean-recording.ts'
import { recorded, sendPart, SILENCE, uploaded } from '#server/testing/recordings.ts'
import { voiceKey } from './voice-key-policy.ts'

const world = freshWorld()
/** Seconds. */
const HOUR = 3600

async function refused(bytes: Uint8Array) {
  const { sara } = world.people
  const uploadId = uuidv7()
  const answer = await sendPart(world, sara, { uploadId, size: bytes.length }, bytes)
  const left = await world.db.selectFrom('voice_upload').select('id').where('id', '=', uploadId).execute()
  expect(left).toEqual([])
  const { code, message } = answer.json<ErrorBody>().error
  return { status: answer.statusCode, code, message }
}

async function stored() {
  const rows = await world.db.selectFrom('voice').select('id').execute()
  const leftovers = await world.db.selectFrom('media_leftover').select('media_id').execute()
  return { rows: rows.map(({ id }) => id), leftovers: leftovers.map(({ media_id }) => media_id) }
}

it('asks a visitor to sign in', async () => {
  const answer = await sendPart(world, null, { uploadId: uuidv7(), size: 3 }, SILENCE)
  expect(answer.json<ErrorBody>().error.code).toBe('auth.signed-out')
})

it.each([
  ['more than may be sent', 0, VOICE_LIMITS.bytes + 1],
  ['nothing at all', 0, 0],
  ['a start before the start', -1, 10],
])('refuses %s', async (_, start, size) => {
  const answer = await sendPart(world, world.people.sara, { uploadId: uuidv7(), start, size }, SILENCE)
  expect(answer.json<ErrorBody>().error.code).toBe('request.invalid')
})

it('refuses a part that is larger than parts may be', async () => {
  const part = new Uint8Array(VOICE_LIMITS.partBytes + 1)
  const answer = await sendPart(world, world.people.sara, { uploadId: uuidv7(), size: part.length }, part)
  expect(answer.json<ErrorBody>().error.code).toBe('media.voice-too-long')
})

describe('refuses, and leaves nothing behind:', () => {
  it.each([
    ['text', () => new TextEncoder().encode('hello')],
    ['a page', () => new TextEncoder().encode('<script>alert(1)</script>'.repeat(50))],
    ['a picture', () => drawn(60, 40).jpeg().toBuffer()],
    ['half a recording', async () => (await recorded(50)).subarray(0, 200)],
    ['two tracks', () => recorded(50, { tracks: 2 })],
    ['packets that are none of Opus', () => recorded(50, { packet: Uint8Array.of(0xfb, 0) })],
    ['a recording without a packet', () => recorded(0)],
  ])('%s', async (_, make) => {
    expect(await refused(await make())).toMatchObject({ status: 422, code: 'media.voice-unreadable' })
    expect(await stored()).toEqual({ rows: [], leftovers: [] })
  })

  it('more than two minutes, whatever the file says of its length', async () => {
    const long = await recorded(122 * 50, { said: 0.001 })
    expect(await refused(long)).toEqual({
      status: 422,
      code: 'media.voice-too-long',
      message: 'A voice message can be up to 120 seconds long.',
    })
  })

  it('bytes made to keep the reader busy for ever: it is stopped', async () => {
    const endless = (await recorded(50)).with(53, 0)
    await expect(cleanRecording(endless, 1500)).rejects.toMatchObject({ code: 'media.voice-unreadable' })
  })
})

describe('a recording', () => {
  it.each(['webm', 'ogg'] as const)('of %s is a WebM with its length and nothing else', async (format) => {
    const { id, durationMs } = await uploaded(world, world.people.abel, await recorded(150, { format }))
    expect(durationMs).toBe(3000)
    const bytes = await world.platform.storage.get(voiceKey(id))
    const input = new Input({ source: new BufferSource(bytes ?? new Uint8Array()), formats: [WEBM] })
    const track = await input.getPrimaryAudioTrack()
    expect(await input.computeDuration()).toBeCloseTo(3, 1)
    expect(track?.codec).toBe('opus')
    const packets = []
    for await (const { data } of track ? new EncodedPacketSink(track).packets() : []) packets.push(data)
    expect(packets).toHaveLength(150)
    expect(packets[0]).toEqual(SILENCE)
  })

  it('goes on where its upload broke off, and a part that comes twice counts once', async () => {
    const { abel } = world.people
    const bytes = await recorded(500)
    const uploadId = uuidv7()
    const send = async (start: number, end: number) =>
      (
        await sendPart(world, abel, { uploadId, start, size: bytes.length }, bytes.subarray(start, end))
      ).json<{
        received: number
        voice: { id: string } | null
      }>()
    expect(await send(0, 1000)).toEqual({ received: 1000, voice: null })
    expect(await send(0, 1000)).toEqual({ received: 1000, voice: null })
    expect(await send(3000, 4000)).toEqual({ received: 1000, voice: null })
    expect(await send(1000, 2500)).toEqual({ received: 2500, voice: null })
    const { received, voice } = await send(2500, bytes.length)
    expect(received).toBe(bytes.length)
    expect(voice).toMatchObject({ durationMs: 10_000 })
    expect(await send(2500, bytes.length)).toEqual({ received, voice })
  })

  it('whose last part comes several times at once is stored once', async () => {
    const { meron } = world.people
    const bytes = await recorded(100)
    const uploadId = uuidv7()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendPart(world, meron, { uploadId, size: bytes.length }, bytes)),
    )
    const ids = new Set(answers.map((answer) => answer.json<{ voice: { id: string } }>().voice.id))
    expect(ids.size).toBe(1)
    const rows = await world.db
      .selectFrom('voice')
      .where('owner_id', '=', meron.userId)
      .select('id')
      .execute()
    expect(rows.map(({ id }) => id)).toEqual([...ids])
    expect((await stored()).leftovers).toEqual([])
  })

  it('of somebody else is not there', async () => {
    const { abel, meron } = world.people
    const uploadId = uuidv7()
    await sendPart(world, abel, { uploadId, size: 100 }, SILENCE)
    const answer = await sendPart(world, meron, { uploadId, start: 3, size: 100 }, SILENCE)
    expect(answer.statusCode).toBe(404)
    expect(answer.json<ErrorBody>().error.code).toBe('media.voice-not-found')
  })

  it('counts to what somebody may upload in a day', async () => {
    const { sara } = world.people
    await world.db
      .updateTable('media_quota')
      .set({ uploads: 200 })
      .where('owner_id', '=', sara.userId)
      .execute()
    const answer = await sendPart(world, sara, { uploadId: uuidv7(), size: 3 }, SILENCE)
    expect(answer.statusCode).toBe(429)
    expect(answer.json<ErrorBody>().error.code).toBe('media.quota')
  })

  it('that no message carries is gone after a day, and what was not sent whole too', async () => {
    const { abel } = world.people
    const { id } = await uploaded(world, abel, await recorded(50))
    await sendPart(world, abel, { uploadId: uuidv7(), size: 100 }, SILENCE)
    await world.clock.advance(25 * HOUR)
    await world.runJobs()
    expect(
      await world.db.selectFrom('voice').select('id').where('owner_id', '=', abel.userId).execute(),
    ).toEqual([])
    expect(await world.db.selectFrom('voice_upload').select('id').execute()).toEqual([])
    expect(existsSync(join(world.platform.config.dataDir, voiceKey(id)))).toBe(false)
  })
})
