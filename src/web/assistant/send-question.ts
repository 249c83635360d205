import { CHAT_PATH, type ChatRequestInput } from '#contract/assistant/chat.ts'
import { sendRequest } from '#web/platform/call/call.ts'
import { accessToken, renewToken } from '#web/platform/session/session-client.ts'

interface Sending {
  /** What visitors carry in place of a token: the public key of the site. */
  publicKey: string
  signal: AbortSignal
}

/** Sends a conversation; the answer is a stream. A token that has just run out is renewed once. */
export async function sendQuestion(request: ChatRequestInput, sending: Sending): Promise<Response> {
  const answer = await post(request, await accessToken(), sending)
  if (answer.status !== 401) return answer
  const renewed = await renewToken()
  return renewed === null ? answer : post(request, renewed, sending)
}

const post = (request: ChatRequestInput, token: string | null, { publicKey, signal }: Sending) =>
  sendRequest(
    new Request(new URL(CHAT_PATH, location.origin), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token ?? publicKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(request),
      signal,
    }),
  )
