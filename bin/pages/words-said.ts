// The English words of the product come with the code that says them: a page fetches no others. Each module names the
// words that it says, or may say, by their keys; what stands for several keys, as `gate_${step}` does, brings all of them.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Message } from '../../src/kit/language/message.ts'
import { roomsIn } from '../compose/words.ts'

type Said = Readonly<Record<string, Message>>

const root = join(import.meta.dirname, '../..')
const english = join(root, 'src/kit/web/language/english.ts')

const wordsOfRooms = (isAsked: (room: string) => boolean): Said =>
  Object.assign(
    {},
    ...roomsIn('en')
      .filter(({ path }) => isAsked(path))
      .map(({ words }) => words.messages ?? {}),
  )

const isFrame = (room: string) => room.startsWith('src/app/')
const isKit = (room: string) => room.startsWith('src/kit/')

/** Shorter beginnings and ends than this stand for nothing. */
const telling = 4

const whole = /'([a-z0-9_]+)'|"([a-z0-9_]+)"|\b([a-z0-9]+_[a-z0-9_]+)(?=\??:)/g
const joined = /`([a-z0-9_]*)\$\{|\}([a-z0-9_]*)`/g

/** The keys among these that a module names. */
export function keysSaid(code: string, keys: readonly string[]): string[] {
  const named = new Set([...code.matchAll(whole)].map(([, one, two, three]) => one ?? two ?? three))
  const begins = [...named, ...[...code.matchAll(joined)].map(([, begin]) => begin)].filter(
    (begin) => begin !== undefined && begin.length >= telling && begin.endsWith('_'),
  )
  const ends = [...code.matchAll(joined)]
    .map(([, , end]) => end)
    .filter((end) => end !== undefined && end.length >= telling && end.startsWith('_'))
  return keys.filter(
    (key) =>
      named.has(key) ||
      begins.some((begin) => begin !== undefined && key.startsWith(begin)) ||
      ends.some((end) => end !== undefined && key.endsWith(end)),
  )
}

export const wordsWithCode = (): Plugin => {
  // The words of the kit stand in the file itself; those of the frame are on every page too.
  const frame = wordsOfRooms(isFrame)
  const words = wordsOfRooms((room) => !isFrame(room) && !isKit(room))
  const keys = Object.keys(words)
  return {
    name: 'words-with-code',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id === english)
          return { code: `${code}\naddWords(${JSON.stringify(frame)})\n`, map: null }
        if (/\/server\/|\.(contract|register|server|store|routes|job|test)\.ts/.test(id))
          return null
        const said = keysSaid(code, keys).map((key) => [key, words[key]] as const)
        if (said.length === 0) return null
        return {
          code: `${code}\nimport { addWords as addWordsSaid } from ${JSON.stringify(english)}\naddWordsSaid(${JSON.stringify(Object.fromEntries(said))})\n`,
          map: null,
        }
      },
    },
  }
}
