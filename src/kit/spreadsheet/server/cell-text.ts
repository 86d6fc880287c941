// What a cell of a workbook says, as text: days and times are numbers that only a style tells apart.
import { dayMs } from '../../day.ts'
import { attribute, readXml } from './xml.ts'

/** What a cell's parts are looked up in. */
export type Workbook = {
  shared: readonly string[]
  /** For each style whether it shows a day or a time. */
  moments: readonly boolean[]
  /** The day that days are counted from. */
  epoch: number
}

const formatId = attribute('numFmtId')
const formatCode = attribute('formatCode')

/** The formats that every program knows without being told; 27 to 36 and 50 to 58 are of the East. */
const builtIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** Beside colours, conditions, quoted and escaped letters a format of days holds these and no digits. */
function showsMoment(code: string): boolean {
  const bare = code
    .toLowerCase()
    .replace(/\\.|_.|\*.|"[^"]*"/g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/g, '')
    .replace(/general/g, '')
  return bare.split(';').some((part) => /[ymdhs]/.test(part) && !/[#?]/.test(part))
}

export function momentsOf(styles: Uint8Array): boolean[] {
  const own = new Map<string, string>()
  const moments: boolean[] = []
  let inCells = false
  readXml(styles, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(formatId(attributes) ?? '', formatCode(attributes) ?? '')
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = formatId(attributes) ?? '0'
      const code = own.get(id)
      moments.push(code === undefined ? builtIn(Number(id)) : showsMoment(code))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return moments
}

/** Counted so that the days after February 1900, which Excel gives a day too many, come out right. */
export const epochs = { of1900: Date.UTC(1899, 11, 30), of1904: Date.UTC(1904, 0, 1) } as const

/** A time alone has the first of all days, a day alone is at midnight. */
function momentText(serial: number, epoch: number): string {
  // To the second: fractions of a day are not exact.
  const moment = new Date(Math.round((epoch + serial * dayMs) / 1000) * 1000)
  if (Number.isNaN(moment.valueOf())) return String(serial)
  const [date = '', clock = ''] = moment.toISOString().slice(0, 19).split('T')
  const time = clock.replace(/:00$/, '')
  if (serial < 1) return time
  // No zone is said: a sheet has the clock of the place.
  return time === '00:00' ? date : `${date} ${time}`
}

function numberText(
  value: string,
  style: string | undefined,
  { moments, epoch }: Workbook,
): string {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return value
  return moments[Number(style)] === true ? momentText(number, epoch) : String(number)
}

/** Signs that XML cannot hold are spelled with their code. */
const spelled = /_x([0-9a-f]{4})_/gi
export const unspelled = (text: string): string =>
  text.includes('_x')
    ? text.replace(spelled, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

export function cellText(
  value: string,
  cell: { type: string | undefined; style: string | undefined },
  workbook: Workbook,
): string {
  switch (cell.type ?? 'n') {
    case 's':
      return workbook.shared[Number(value)] ?? ''
    case 'n':
      return numberText(value, cell.style, workbook)
    case 'b':
      return value === '1' || value === 'true' ? 'yes' : 'no'
    case 'd':
      return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '')
    case 'e':
      return value
    default:
      return unspelled(value)
  }
}
