// A call from another address of this machine: all of 127.0.0.0/8 is here.
import { request } from 'node:http'
import { json } from 'node:stream/consumers'

export type Reply = {
  status: number
  code: unknown
  body: Record<string, unknown>
  cookies: string[]
  retryAfter: number
}

type Given = { body?: unknown; headers?: Record<string, string> }

export async function askFrom(
  localAddress: string,
  url: string,
  method: string,
  { body, headers = {} }: Given = {},
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const sent = request(
    url,
    {
      method,
      localAddress,
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    },
    (response) => {
      const read = response.statusCode === 204 ? Promise.resolve({}) : json(response)
      read.then((answer) => {
        const told = answer as Record<string, unknown>
        resolve({
          status: response.statusCode ?? 0,
          code: told.code,
          body: told,
          cookies: response.headers['set-cookie'] ?? [],
          retryAfter: Number(response.headers['retry-after'] ?? 0),
        })
      }, reject)
    },
  )
  sent.on('error', reject)
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}

/** The cookies that a browser would send back. */
export const jarOf = (cookies: readonly string[]): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ')
