// Reads an answer that comes in lines.
import { isRecord } from '../own.ts'

/** A line that breaks off before its end has no answer: it is thrown. */
export async function answerInLines(
  body: ReadableStream<Uint8Array>,
  onProgress: (part: unknown) => void,
): Promise<{ status: number; answer: unknown }> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunksOf(body)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const said: unknown = JSON.parse(line)
      if (!isRecord(said)) continue
      if ('progress' in said) onProgress(said.progress)
      if ('reply' in said) return { status: 200, answer: said.reply }
      if (isRecord(said.refused))
        return { status: Number(said.refused.status), answer: said.refused.body }
    }
  }
  throw new TypeError('The answer broke off.')
}

/** Not every browser walks a stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
