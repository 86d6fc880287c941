// What a mail says of turning off what it tells: the way out for each kind that has one, and why there is none.
import { inEach } from '../../../kit/language/in-each.ts'
import type { Locale } from '../../../kit/locales.ts'
import { texts } from '../telling/texts.ts'

export type Exits = {
  /** The way out of each kind that may be turned off. */
  open: readonly { kind: string; url: string }[]
  /** The kinds that nobody turns off. */
  fixed: readonly string[]
  /** The way out of all that may be turned off, for the mail program. */
  all: string | undefined
}

export const noExits: Exits = { open: [], fixed: [], all: undefined }

const said: Readonly<Record<Locale, { stop: string; fixed: string }>> = inEach(texts, 'exits')

/** Each way out, and why there is none. */
export const exitsIn = ({ open, fixed }: Exits, lang: Locale): { says: string; url?: string }[] => [
  ...open.map(({ kind, url }) => ({ says: said[lang].stop.replace('{kind}', () => kind), url })),
  ...(fixed.length === 0
    ? []
    : [{ says: said[lang].fixed.replace('{kinds}', () => fixed.join('; ')) }]),
]
