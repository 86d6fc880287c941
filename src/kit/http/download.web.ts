// Fetches a file that the server makes and gives it to the person to keep.
import { addressOf, callHeaders, noAnswer, refuse } from './client.web.ts'

/** The name that the server gave the file; the form for other letters comes first. */
function nameIn(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? otherwise
}

async function contentOf(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    parts.push(read.value)
    bytes += read.value.byteLength
    onProgress(bytes)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Gives the person a file that is here already. */
export function hand(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken it by then; what is never let go stays in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

type Asked = { account?: string; signal?: AbortSignal; method?: 'HEAD' }

async function responseTo(
  path: string,
  query: Record<string, unknown>,
  { account, signal, method }: Asked = {},
): Promise<Response> {
  const headers = callHeaders(account)
  let response: Response
  try {
    response = await fetch(addressOf({ path }, { query }), {
      credentials: 'include',
      headers,
      ...(method === undefined ? {} : { method }),
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (cause) {
    throw noAnswer(cause, signal)
  }
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => ({}))
    return refuse(response.status, answer, headers)
  }
  return response
}

/** What a file is, in sixty-four letters, without fetching it; rejects as `call` does. */
export async function hashOfFile(path: string, asked: Asked): Promise<string> {
  const { headers } = await responseTo(path, {}, { ...asked, method: 'HEAD' })
  return headers.get('etag')?.replace(/^W\//, '').replaceAll('"', '') ?? ''
}

/** Resolves with the file's name once it is there; rejects as `call` does. */
export async function download(
  path: string,
  query: Record<string, unknown>,
  onProgress: (bytes: number) => void = () => undefined,
): Promise<string> {
  const response = await responseTo(path, query)
  const name = nameIn(response.headers.get('content-disposition'), path.split('/').at(-1) ?? '')
  hand(await contentOf(response, onProgress), name)
  return name
}
