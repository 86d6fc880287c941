// What the layout of every mail says.
import { inEach } from '../../language/in-each.ts'
import type { Locale } from '../../locales.ts'
import { texts } from '../texts.ts'

type LayoutWords = {
  /** Before what it leads to. */
  colon: string
  /** Before the naked address of the button. */
  address: string
  writer: string
  /** How the person who writes is reached. */
  reply: string
  phone: string
  noReply: string
  foot: string
}

export const layoutWords: Readonly<Record<Locale, LayoutWords>> = inEach(texts, 'layout')
