// The English words of the product come with the code that says them: a page fetches no others. Each module names the
// words that it says, or may say, by their keys; what stands for several keys, as `gate_${step}` does, brings all of them.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Message } from '../../src/kit/language/message.ts'
import { keysSaid } from '../compose/keys-said.ts'
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

export const wordsWithCode = (): Plugin => {
  // Those of the frame are on every page.
  const frame = wordsOfRooms(isFrame)
  const words = wordsOfRooms((room) => !isFrame(room))
  const keys = Object.keys(words)
  return {
    name: 'words-with-code',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id === english)
          return {
            code: code.replace('...kit.messages', () => `...${JSON.stringify(frame)}`),
            map: null,
          }
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
