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
  /** In place of its fields, where those alone do not say what it is: read from the top. */
  outline?(language: Locale): OutlineLine[]
}

export type OutlineLine = {
  text: string
  /** A heading stands above the lines after it, an item lies within the line before it. */
  as: 'heading' | 'line' | 'item'
  /** What can be chosen. */
  choices: string[]
}

export type Shelf = {
  /** The register that its rows become rows of. */
  register: string
  written: readonly OnShelf[]
}
