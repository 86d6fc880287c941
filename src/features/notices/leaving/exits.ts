// What a mail says of turning off what it tells: the way out for each kind that has one, and why there is none.
import type { Locale } from '../../../kit/locales.ts'

export type Exits = {
  /** The way out of each kind that may be turned off. */
  open: readonly { kind: string; url: string }[]
  /** The kinds that nobody turns off. */
  fixed: readonly string[]
  /** The way out of all that may be turned off, for the mail program. */
  all: string | undefined
}

export const noExits: Exits = { open: [], fixed: [], all: undefined }

const said: Readonly<Record<Locale, { stop: string; fixed: string }>> = {
  en: {
    stop: 'No more mails of this kind: “{kind}”',
    fixed: 'This cannot be turned off, because somebody waits for you: {kinds}.',
  },
  fr: {
    stop: 'Plus de courriels de ce genre : « {kind} »',
    fixed: 'Ceci ne peut pas être désactivé, parce que quelqu’un vous attend : {kinds}.',
  },
  es: {
    stop: 'No más correos de este tipo: «{kind}»',
    fixed: 'Esto no se puede desactivar, porque alguien le espera: {kinds}.',
  },
}

/** Each way out, and why there is none. */
export const exitsIn = ({ open, fixed }: Exits, lang: Locale): { says: string; url?: string }[] => [
  ...open.map(({ kind, url }) => ({ says: said[lang].stop.replace('{kind}', () => kind), url })),
  ...(fixed.length === 0
    ? []
    : [{ says: said[lang].fixed.replace('{kinds}', () => fixed.join('; ')) }]),
]
