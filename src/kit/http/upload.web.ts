// Sends one file and tells how far it is, which fetch cannot.
import { addressOf, callHeaders, NoAnswer, patience, refuse } from './client.web.ts'
import type { ReplyOf, Route } from './route.ts'

type Asked = {
  query?: Record<string, unknown>
  /** Told whole percents, each once. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  /** Whose file it is. */
  account?: string
}

/** Resolves when the server has answered, however it did. */
function send(
  route: Route,
  form: FormData,
  headers: Record<string, string>,
  { query = {}, onProgress, signal }: Asked,
) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, addressOf(route, { query }))
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    // However large it is: an upload that moves is waited for, one that stands still is not.
    let still: ReturnType<typeof setTimeout>
    const moved = () => {
      clearTimeout(still)
      still = setTimeout(() => request.abort(), patience)
    }
    let told = -1
    request.upload.onprogress = ({ loaded, total }) => {
      moved()
      const percent = Math.round((100 * loaded) / total)
      if (percent > told) onProgress?.(percent)
      told = Math.max(told, percent)
    }
    request.onload = () => resolve(request)
    request.onerror = () => reject(new NoAnswer('There is no connection to the server.'))
    request.onabort = () => reject(signal?.reason ?? new NoAnswer('The upload stood still.'))
    request.onloadend = () => clearTimeout(still)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    signal?.throwIfAborted()
    request.send(form)
    moved()
  })
}

/** `upload(storeFile, file, { onProgress })`: answers and rejects as `call` does. */
export async function upload<R extends Route>(
  route: R,
  file: File,
  asked: Asked = {},
): Promise<ReplyOf<R>> {
  const form = new FormData()
  form.append('file', file)
  const headers = callHeaders(asked.account)
  const request = await send(route, form, headers, asked)
  const json = request.getResponseHeader('content-type')?.includes('json') ?? false
  const answer: unknown = json ? JSON.parse(request.responseText) : {}
  if (request.status < 300) return answer as ReplyOf<R>
  return refuse(request.status, answer, headers)
}
