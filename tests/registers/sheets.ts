// Files of registers, sent and fetched as a browser does.
import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { readCsv } from '../../src/kit/spreadsheet/csv.ts'
import type { Caller } from './caller.ts'

export type Fetched = { status: number; headers: Headers; bytes: Buffer; body: Refusal }
type Refusal = { code?: string; errors?: Record<string, string[]>; error?: string }

export async function fetchFile(
  who: Caller,
  path: string,
  headers: Record<string, string> = {},
): Promise<Fetched> {
  const response = await fetch(who.address + path, { headers: { ...who.headers, ...headers } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const json = response.headers.get('content-type')?.includes('json') ?? false
  const body = json ? (JSON.parse(bytes.toString()) as Refusal) : {}
  return { status: response.status, headers: response.headers, bytes, body }
}

/** The lines of a CSV that a call answers with, the headings first. */
export async function linesOf(who: Caller, path: string): Promise<string[][]> {
  const { status, bytes } = await fetchFile(who, path)
  assert.equal(status, 200, bytes.toString())
  return [...readCsv(new TextDecoder().decode(bytes))]
}

/** Stores a file and answers with its id. */
export async function sendSheet(
  who: Caller,
  name: string,
  content: string | Buffer,
): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const response = await fetch(`${who.address}/api/store_file`, {
    method: 'POST',
    headers: who.headers,
    body,
  })
  const answer = (await response.json()) as { data: { id: string } }
  assert.equal(response.status, 200, JSON.stringify(answer))
  return answer.data.id
}

/** The streams of a PDF, unpacked. A stream's own last byte may be a carriage return. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(
    ([, content = '']) => {
      const bytes = Buffer.from(content, 'latin1')
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : content
    },
  )

/** A font's table of glyphs: the n-th stands for these letters. */
const lettersOf = (table: string): string[] =>
  [...(/beginbfrange([\s\S]*)endbfrange/.exec(table)?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, range = '']) => [...range.matchAll(/<([0-9a-f ]+)>/gi)])
    .map(
      ([, code = '']) =>
        code
          .match(/.{4}/g)
          ?.map((part) => String.fromCharCode(Number.parseInt(part, 16)))
          .join('') ?? '',
    )

/** The words on a PDF's pages, one after the other, by whichever of its fonts makes sense of them. */
export function wordsOfPdf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf)
  const fonts = streams.filter((text) => text.includes('beginbfrange')).map(lettersOf)
  const shown = streams
    .flatMap((text) => [...text.matchAll(/\[(<[^\]]*)\] TJ/g)])
    .map(([, words = '']) =>
      [...words.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => Number.parseInt(glyph, 16)),
    )
  return fonts.flatMap((letters) =>
    shown.map((glyphs) => glyphs.map((glyph) => letters[glyph] ?? '').join('')),
  )
}

/** The squares on a PDF's pages, as a picture: only the code of a paper is drawn with squares. */
export function squaresOfPdf(pdf: Buffer): Promise<Buffer> {
  const squares = streamsOf(pdf)
    .flatMap((text) => [...text.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) \3 re/g)])
    .map(([, x, y, side]) => `<rect x="${x}" y="${y}" width="${side}" height="${side}"/>`)
  const page = '<rect width="612" height="842" fill="#fff"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 842">${page}${squares.join('')}</svg>`
  return sharp(Buffer.from(svg), { density: 200 }).png().toBuffer()
}
