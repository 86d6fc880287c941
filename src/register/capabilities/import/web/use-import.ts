// Where an import stands and what can be done next, without a word of how it looks.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { problemWords } from '../../../web/list/problem-words.ts'
import type { Checked } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { keep, readKept, type StoredImport } from './stored-import.ts'

export type Busy = 'sending' | 'checking' | 'committing' | 'undoing'
type Columns = Pick<Checked, 'headings' | 'examples' | 'mapping'>

/** A file of which no heading was known comes back with its headings all the same. */
function columnsIn(error: unknown): Columns | undefined {
  if (!(error instanceof Refused) || !Array.isArray(error.extra.headings)) return undefined
  const { headings, examples } = error.extra as unknown as Columns
  return { headings, examples, mapping: Object.fromEntries(headings.map((one) => [one, null])) }
}

export function useImport(register: Register, within: string | undefined) {
  const text = useText()
  const queries = useQueryClient()
  const calls = callsOf(register)
  const [kept, setKept] = useState<StoredImport | undefined>(() => readKept(register.name))
  const [busy, setBusy] = useState<Busy>()
  const [percent, setPercent] = useState(0)
  const [columns, setColumns] = useState<Columns>()
  const [checked, setChecked] = useState<Checked>()
  const [undone, setUndone] = useState<number>()
  const [wrong, setWrong] = useState<string>()

  function remember(next: StoredImport | undefined) {
    keep(register.name, next)
    setKept(next)
  }
  async function doing(what: Busy, work: () => Promise<void>) {
    setBusy(what)
    setWrong(undefined)
    try {
      await work()
    } catch (error) {
      setColumns((now) => columnsIn(error) ?? now)
      setWrong(problemWords(error, text))
      // What the file can no longer be is asked again rather than believed.
      if (error instanceof Refused && error.code === 'row/missing') remember(undefined)
      if (what === 'committing') setChecked(undefined)
    } finally {
      setBusy(undefined)
    }
  }
  async function ask(file: StoredImport['file'], mapping: Mapping | undefined) {
    const { data } = await call(calls.importRows, {
      query: { dry_run: '1' },
      body: { file: file.id, ...(mapping && { mapping }), ...(within && { within }) },
    })
    setChecked(data)
    setColumns(data)
    remember({ file, mapping: data.mapping })
  }
  const check = (file: StoredImport['file'], mapping?: Mapping) =>
    doing('checking', () => ask(file, mapping))

  async function choose(chosen: File) {
    setPercent(0)
    setUndone(undefined)
    let file: StoredImport['file'] | undefined
    await doing('sending', async () => {
      const { data } = await upload(storeFile, chosen, { onProgress: setPercent })
      file = { id: data.id, name: data.name }
      setChecked(undefined)
      setColumns(undefined)
      remember({ file })
    })
    if (file !== undefined) await check(file)
  }
  const commit = () =>
    doing('committing', async () => {
      if (kept === undefined || checked === undefined) return
      const { data } = await call(calls.importRows, {
        query: {},
        body: { file: kept.file.id, token: checked.token, ...(within && { within }) },
      })
      setChecked(undefined)
      setColumns(undefined)
      remember({ file: kept.file, done: { token: data.token, count: data.totals.create } })
      await queries.invalidateQueries({ queryKey: ['register', register.name] })
    })
  const undo = () =>
    doing('undoing', async () => {
      const token = kept?.done?.token
      if (token === undefined) return
      const { data } = await call(calls.undoImport, { body: { token } })
      remember(undefined)
      setUndone(data.removed)
      await queries.invalidateQueries({ queryKey: ['register', register.name] })
    })
  function assign(heading: string, name: string | null) {
    setChecked(undefined)
    setColumns((now) => {
      if (now === undefined) return now
      const freed = Object.entries(now.mapping).map(
        ([other, field]) => [other, field === name ? null : field] as const,
      )
      return { ...now, mapping: { ...Object.fromEntries(freed), [heading]: name } }
    })
  }

  // A page that was loaded again: the file is there still, its lines are looked at anew.
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (kept !== undefined && kept.done === undefined) void check(kept.file, kept.mapping)
  })

  return {
    file: kept?.file,
    done: kept?.done,
    undone,
    busy,
    percent,
    columns,
    checked,
    wrong,
    refuse: setWrong,
    choose,
    assign,
    commit,
    undo,
    checkAgain: () => kept && check(kept.file, columns?.mapping),
    startAgain() {
      remember(undefined)
      setChecked(undefined)
      setColumns(undefined)
      setWrong(undefined)
      setUndone(undefined)
    },
  }
}

export type Import = ReturnType<typeof useImport>
