// The numbers of a screen as tables of a file: numbers and days stay what they are.
import type { Say } from '../../../kit/sentences.ts'
import type { Cell } from '../../../kit/spreadsheet/cell.ts'
import type { MessageKey } from '../../../kit/web/language/catalogue.ts'
import type { FigureWording } from '../figures/in-words.ts'

export type FileTable = {
  name: string
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}
export type FileWording = FigureWording & { say: Say }

type Row = { words: MessageKey; value: number | null; before?: number | null }

/** The numbers that a screen begins with. */
export function figuresTable(
  { text, compares = true }: FileWording,
  name: string,
  rows: readonly Row[],
): FileTable {
  return {
    name,
    heads: [
      text('figures_paper_figure'),
      text('figures_paper_value'),
      ...(compares ? [text('figures_paper_before')] : []),
    ],
    rows: rows.map(({ words, value, before = null }) => [
      text(words),
      value,
      ...(compares ? [before] : []),
    ]),
  }
}

/** Shares and medians as people read them. */
export const rounded = (value: number | null, digits = 1): number | null =>
  value === null ? null : Number(value.toFixed(digits))

/** One table of all: which it is of, its line, its column, and the number. */
export function inOneTable({ text }: FileWording, tables: readonly FileTable[]): FileTable {
  return {
    name: '',
    heads: [
      text('figures_file_table'),
      text('figures_file_line'),
      text('figures_paper_figure'),
      text('figures_file_value'),
    ],
    rows: tables.flatMap(({ name, heads, rows }) =>
      rows.flatMap(([line = null, ...cells]) =>
        cells.map((cell, at) => [name, line, heads[at + 1] ?? '', cell]),
      ),
    ),
  }
}
