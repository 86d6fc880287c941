// Reads the sheets of a workbook of Excel, cell by cell: nothing is laid out that is not filled.
import { posix } from 'node:path'
import { BadTable, notWorkbook, tooLarge } from './bad-table.ts'
import { cellText, epochs, momentsOf, unspelled, type Workbook } from './cell-text.ts'
import { Grid } from './grid.ts'
import { unpack } from './unpack.ts'
import { attribute, readXml } from './xml.ts'

type Parts = ReadonlyMap<string, Buffer>

const unpackedAtMost = 120 * 1024 * 1024
const sharedAtMost = 2_000_000

const id = attribute('id')
const name = attribute('name')
const ref = attribute('r')
const type = attribute('t')
const style = attribute('s')

type Related = { path: string; kind: string }

const relationId = attribute('Id')
const target = attribute('Target')
const kindOf = attribute('Type')

/** What a part points at, by the names that it uses for them. */
function relations(parts: Parts, of: string): Map<string, Related> {
  const found = new Map<string, Related>()
  const file = parts.get(posix.join(posix.dirname(of), '_rels', `${posix.basename(of)}.rels`))
  readXml(file ?? Buffer.alloc(0), {
    open(tag, attributes) {
      if (tag !== 'Relationship') return
      const path = posix.resolve('/', posix.dirname(of), target(attributes) ?? '').slice(1)
      const kind = (kindOf(attributes) ?? '').split('/').at(-1) ?? ''
      found.set(relationId(attributes) ?? '', { path, kind })
    },
  })
  return found
}

/** Texts that cells share; how they are read aloud in the East is left out. */
function sharedTexts(part: Buffer | undefined): string[] {
  const texts: string[] = []
  let text = ''
  let inText = false
  let aloud = false
  readXml(part ?? Buffer.alloc(0), {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 't') inText = !aloud
      if (tag === 'rPh') aloud = true
    },
    text(more) {
      if (inText) text += more
    },
    close(tag) {
      if (tag === 't') inText = false
      if (tag === 'rPh') aloud = false
      if (tag === 'si' && texts.push(unspelled(text)) > sharedAtMost) throw tooLarge()
    },
  })
  return texts
}

const noPlace = (text: string) =>
  new BadTable(`The cell “${text.slice(0, 30)}” does not exist. Save the file again.`)

/** `AB12` is line 11 and column 27, counted from 0. */
function placeOf(text: string): { line: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/i.exec(text) ?? []
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  const line = Number(digits)
  if (letters === '' || column > 16_384 || line > 1_048_576) throw noPlace(text)
  return { line: line - 1, column: column - 1 }
}

function lineOf(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > 1_048_576) throw noPlace(text)
  return Number(text) - 1
}

/** Rows and cells may say where they stand; those that do not follow the one before. */
function linesOf(sheet: Buffer, workbook: Workbook): string[][] {
  const grid = new Grid()
  let line = -1
  let column = -1
  let cell: { type: string | undefined; style: string | undefined } | undefined
  let value = ''
  let inValue = false
  let aloud = false
  readXml(sheet, {
    open(tag, attributes) {
      if (tag === 'row') {
        const given = ref(attributes)
        line = given === undefined ? line + 1 : lineOf(given)
        column = -1
      } else if (tag === 'c') {
        const given = ref(attributes)
        if (given === undefined) column += 1
        else ({ line, column } = placeOf(given))
        cell = { type: type(attributes), style: style(attributes) }
        value = ''
      } else if (tag === 'v' || tag === 't') inValue = cell !== undefined && !aloud
      else if (tag === 'rPh') aloud = true
    },
    text(more) {
      if (inValue) value += more
    },
    close(tag) {
      if (tag === 'v' || tag === 't') inValue = false
      else if (tag === 'rPh') aloud = false
      else if (tag === 'c' && cell !== undefined) {
        if (value !== '') grid.put(line, column, cellText(value, cell, workbook).trim())
        cell = undefined
      }
    },
  })
  return grid.filled()
}

type Sheets = { paths: Map<string, string>; epoch: number }

function sheetsOf(part: Buffer, related: Map<string, Related>): Sheets {
  const paths = new Map<string, string>()
  let epoch: number = epochs.of1900
  readXml(part, {
    open(tag, attributes) {
      if (tag === 'workbookPr' && /date1904\s*=\s*["'](1|true)/.test(attributes))
        epoch = epochs.of1904
      if (tag !== 'sheet') return
      const found = related.get(id(attributes) ?? '')
      if (found?.kind === 'worksheet') paths.set(name(attributes) ?? '', found.path)
    },
  })
  return { paths, epoch }
}

/** Answers with the lines of the first sheet, or of the one with a name, each as the texts of its cells. */
export function openXlsx(archive: Buffer): (sheet?: string) => string[][] | undefined {
  const parts = unpack(archive, unpackedAtMost)
  const main = [...relations(parts, '').values()].find(({ kind }) => kind === 'officeDocument')
  const part = parts.get(main?.path ?? '')
  if (main === undefined || part === undefined) throw notWorkbook()
  const related = relations(parts, main.path)
  const partOf = (kind: string) =>
    parts.get([...related.values()].find((one) => one.kind === kind)?.path ?? '')
  const { paths, epoch } = sheetsOf(part, related)
  const styles = partOf('styles')
  const workbook: Workbook = {
    shared: sharedTexts(partOf('sharedStrings')),
    moments: styles === undefined ? [] : momentsOf(styles),
    epoch,
  }
  return (sheet) => {
    const path = sheet === undefined ? paths.values().next().value : paths.get(sheet)
    const lines = parts.get(path ?? '')
    return lines && linesOf(lines, workbook)
  }
}

/** The lines of the first sheet. */
export function readXlsx(archive: Buffer): string[][] {
  const lines = openXlsx(archive)()
  if (lines === undefined) throw notWorkbook()
  return lines
}
