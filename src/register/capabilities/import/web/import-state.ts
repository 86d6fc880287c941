// Where an import stands, as values: every step makes the next state. `use-import.ts` shows it, asks the
// server, and stores it on the device.
import { Refused } from '../../../../kit/http/client.web.ts'
import { isRecord, mapped, textsIn } from '../../../../kit/own.ts'
import type { ImportProgress, ImportVerdict } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { type Mending, nothingMended } from '../mending.ts'

export type ImportedFile = { readonly id: string; readonly name: string }

/** What is stored on the device: a page that is loaded again goes on from there. */
export type StoredImport = {
  readonly file: ImportedFile
  readonly mapping?: Mapping
  readonly mending?: Mending
  /** Of an import that is done, and can be undone. */
  readonly done?: {
    readonly token: string
    readonly count: number
    readonly updated?: number
    readonly left?: number
  }
}

type Columns = Pick<ImportVerdict, 'headings' | 'examples' | 'mapping' | 'guessed'>

/** How far the server is: of all lines so many are judged, or written; the verdicts as they come. */
export type ImportPace = Pick<ImportProgress, 'done' | 'of' | 'lines'>

export type ImportState = {
  readonly stored?: StoredImport | undefined
  readonly columns?: Columns | undefined
  readonly checked?: ImportVerdict | undefined
  /** Something was mended since: what is said of the lines is of before. */
  readonly stale?: true | undefined
  readonly pace?: ImportPace | undefined
  /** How many rows were taken back. */
  readonly undone?: number
  /** A file was chosen, or gone on with: what is read from the device later comes too late. */
  readonly begun: boolean
}

export const noImport: ImportState = { begun: false }

/** The page was loaded again: the file that was chosen then is gone on with. */
export const resumed = (state: ImportState, stored: StoredImport): ImportState =>
  state.begun ? state : { stored, begun: true }

/** Another file is on its way: until it is there, the one before stays. */
export const chosen = ({ undone: _, ...state }: ImportState): ImportState => ({
  ...state,
  begun: true,
})

export const arrived = (state: ImportState, file: ImportedFile): ImportState => ({
  ...state,
  stored: { file },
  columns: undefined,
  checked: undefined,
  stale: undefined,
})

/** Work begins that says how far it is. */
export const begun = ({ pace: _, ...state }: ImportState): ImportState => state

/** What was mended stays with its file. */
const understood = (state: ImportState, file: ImportedFile, mapping: Mapping): StoredImport => ({
  file,
  mapping,
  ...(state.stored?.mending && { mending: state.stored.mending }),
})

export const paced = (
  state: ImportState,
  file: ImportedFile,
  { columns, done, of, lines }: ImportProgress,
): ImportState => ({
  ...state,
  ...(columns && { columns, stored: understood(state, file, columns.mapping) }),
  pace: { done, of, lines: [...(state.pace?.lines ?? []), ...lines] },
})

export const found = (
  state: ImportState,
  file: ImportedFile,
  verdict: ImportVerdict,
): ImportState => ({
  ...begun(state),
  stored: understood(state, file, verdict.mapping),
  columns: verdict,
  checked: verdict,
  stale: undefined,
})

export const mendedWith = (
  state: ImportState,
  change: (mending: Mending) => Mending,
): ImportState =>
  state.stored === undefined
    ? state
    : {
        ...state,
        stored: { ...state.stored, mending: change(state.stored.mending ?? nothingMended) },
        stale: true,
      }

/** Other words in one cell. */
export const cellMended =
  (line: number, field: string, words: string) =>
  ({ lines, values }: Mending): Mending => ({
    lines: { ...lines, [line]: { ...lines[String(line)], [field]: words } },
    values,
  })

/** Other words wherever a value stands. */
export const valuesMended =
  (more: Mending['values']) =>
  ({ lines, values }: Mending): Mending => ({ lines, values: [...values, ...more] })

/** A column means another field; the column that meant it until now means none. */
export function assigned(state: ImportState, heading: string, name: string | null): ImportState {
  if (state.columns === undefined) return state
  const freed = Object.entries(state.columns.mapping).map(
    ([other, field]) => [other, field === name ? null : field] as const,
  )
  const mapping = { ...Object.fromEntries(freed), [heading]: name }
  const guessed = state.columns.guessed.filter((one) => one !== heading)
  return { ...state, columns: { ...state.columns, mapping, guessed }, checked: undefined }
}

export const committed = (
  state: ImportState,
  file: ImportedFile,
  done: NonNullable<StoredImport['done']>,
): ImportState => ({
  ...begun(state),
  stored: { file, done },
  columns: undefined,
  checked: undefined,
})

export const undone = (state: ImportState, count: number): ImportState => ({
  ...state,
  stored: undefined,
  undone: count,
})

/** A file of which no heading was known comes back with its headings all the same. */
function columnsIn(error: unknown): Columns | undefined {
  if (!(error instanceof Refused) || !Array.isArray(error.extra.headings)) return undefined
  const { headings, examples } = error.extra
  const names = textsIn(headings)
  return {
    headings: names,
    examples: mapped(isRecord(examples) ? examples : {}, textsIn),
    mapping: Object.fromEntries(names.map((one) => [one, null])),
    guessed: [],
  }
}

export function refused(state: ImportState, error: unknown, committing: boolean): ImportState {
  const isGone = error instanceof Refused && error.code === 'row/missing'
  return {
    ...begun(state),
    columns: columnsIn(error) ?? state.columns,
    // What the file can no longer be is asked again rather than believed.
    ...(isGone && { stored: undefined }),
    ...(committing && { checked: undefined }),
  }
}
