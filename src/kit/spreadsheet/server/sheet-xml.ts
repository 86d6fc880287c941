// The XML of one sheet, row by row: some hundred rows are in memory at a time, however many there are.
import { type Bunches, type Cell, serialOf, textOf } from '../cell.ts'
import { escaped, head, main, styles } from './xlsx-parts.ts'

/** What is said beside the cells of a column, and what may be chosen there. */
export type ColumnHelp = {
  /** Shown where a cell of the column is chosen: a title and some words. */
  note?: { title: string; words: string }
  /** What is typed there is no number: 000417 stays so. */
  isWords?: boolean
  /** The cells of a sheet that hold what may be chosen, such as `Lists!$A$1:$A$7`. */
  from?: string
}

export type Sheet = {
  name: string
  heads: readonly string[]
  bunches: Bunches
  hidden?: boolean
  /** For each column. */
  help?: readonly ColumnHelp[]
}

/** The most that Excel takes in one cell. */
const longest = 32_767
/** The last line that a sheet can have. */
const lastLine = 1_048_576

/** A to Z, AA to ZZ and so on. */
export const lettersOf = (n: number): string =>
  (n >= 26 ? lettersOf(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26))

const textCell = (text: string, at: string) =>
  `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`

function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'string') return textCell(cell, at)
  const serial = serialOf(cell)
  // A day that no calendar has stays as it was written.
  if (Number.isNaN(serial)) return textCell(textOf(cell), at)
  const clock = textOf(cell).length > 16 ? styles.second : styles.minute
  return `<c ${at} s="${'day' in cell ? styles.day : clock}"><v>${serial}</v></c>`
}

const [narrowest, widest] = [9, 60]
/** Beside a heading there is the arrow of its filter. */
const arrow = 4

/** As wide as what stands in the first bunch; the longest line of a text counts. */
function widthsOf(heads: readonly string[], rows: readonly (readonly Cell[])[]): number[] {
  const lengthOf = (cell: Cell = null) =>
    Math.max(
      ...textOf(cell)
        .split('\n')
        .map((line) => line.length),
    )
  return heads.map((text, n) => {
    const longestCell = rows.reduce((most, row) => Math.max(most, lengthOf(row[n])), 0)
    return Math.min(widest, Math.max(narrowest, text.length + arrow, longestCell + 2))
  })
}

const colsXml = (widths: readonly number[], help: readonly ColumnHelp[]) =>
  widths
    .map((width, n) => {
      const style = help[n]?.isWords === true ? ` style="${styles.words}"` : ''
      return `<col min="${n + 1}" max="${n + 1}" width="${width}"${style} customWidth="1"/>`
    })
    .join('')

/** Excel takes so many signs of a note, and of its title. */
const [longestNote, longestTitle] = [255, 32]

function helpXml({ note, from }: ColumnHelp, column: string): string {
  if (note === undefined && from === undefined) return ''
  const said = note
    ? ` showInputMessage="1" promptTitle="${escaped(note.title.slice(0, longestTitle))}" prompt="${escaped(note.words.slice(0, longestNote))}"`
    : ''
  // What is not in the list is let in: the import says what is wrong with it, and what was meant.
  const open = `<dataValidation${from ? ' type="list"' : ''} allowBlank="1"${said} sqref="${column}2:${column}${lastLine}"`
  return from ? `${open}><formula1>${escaped(from)}</formula1></dataValidation>` : `${open}/>`
}

function validationsXml(help: readonly ColumnHelp[]): string {
  const all = help.map((one, n) => helpXml(one, lettersOf(n))).filter((xml) => xml !== '')
  return all.length === 0
    ? ''
    : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`
}

/** What follows the rows: the filter, and codes with leading zeros that are not to be marked as mistakes. */
const endXml = (last: string, help: readonly ColumnHelp[]) =>
  `</sheetData><autoFilter ref="A1:${last}"/>${validationsXml(help)}<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`

export async function* sheetXml({ heads, bunches, help = [] }: Sheet): AsyncIterable<Buffer> {
  const letters = heads.map((_, n) => lettersOf(n))
  let line = 1
  const rowXml = (row: readonly Cell[]) => {
    line += 1
    return `<row r="${line}">${row.map((cell, n) => cellXml(cell, `r="${letters[n]}${line}"`)).join('')}</row>`
  }
  function begin(rows: readonly (readonly Cell[])[]): string {
    const headings = heads.map((text, n) => textCell(text, `r="${letters[n]}1" s="${styles.head}"`))
    return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${colsXml(widthsOf(heads, rows), help)}</cols><sheetData><row r="1">${headings.join('')}</row>`
  }
  let begun = false
  for await (const rows of bunches) {
    const before = begun ? '' : begin(rows)
    begun = true
    yield Buffer.from(before + rows.map(rowXml).join(''))
  }
  if (!begun) yield Buffer.from(begin([]))
  yield Buffer.from(endXml(`${letters.at(-1) ?? 'A'}${line}`, help))
}
