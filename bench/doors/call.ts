// A call from an address of its own, on a connection of its own.
import { request } from 'node:http'

export type Call = { from: string; path: string; token?: string; body?: unknown }
export type Answer = { status: number; ms: number; text: string }

export function call(port: number, { from, path, token, body }: Call): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const began = performance.now()
  const asked = request(
    {
      host: '127.0.0.1',
      port,
      path,
      localAddress: from,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    },
    async (response) => {
      let text = ''
      for await (const part of response.setEncoding('utf8')) text += part
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, text })
    },
  )
  asked.on('error', reject)
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}
