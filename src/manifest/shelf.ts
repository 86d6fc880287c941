// A shelf of the provider's library: rows of a register that are written already, which companies bring in.
import type { Locale } from '../kit/locales.ts'

/** English, French, and Spanish where it is written. */
export type Worded = readonly [en: string, fr: string, es?: string]

/** What becomes a row of a register. */
export type OnShelf = {
  readonly id: string
  /** What the row is called. */
  readonly title: Worded
  readonly category: Worded
  /** When its content was last read through. */
  readonly reviewed_on: string
  /** Where a company notes which one it took: raised with every change. */
  readonly version?: number
  /** Fields that point at other rows of the shelf, by their ids: those that are there are pointed at. */
  readonly points?: Readonly<Record<string, string | readonly string[] | undefined>>
  /** In a language; nothing where it is not written in it. */
  fields(language: Locale): Readonly<Record<string, unknown>> | undefined
}

export type Shelf = {
  /** The register that its rows become rows of. */
  register: string
  written: readonly OnShelf[]
}
