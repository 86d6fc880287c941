// The state of an import and its next steps, without any markup.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { eraseRow, putRow, readRow } from '../../../../kit/drafts/web/stored.ts'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { isRecord, mapped, textsIn } from '../../../../kit/own.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useFileQueue } from '../../../../kit/web/inputs/files/use-file-queue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { registerKey } from '../../../web/keys.ts'
import { bytesAtMost, type ImportVerdict } from '../contract.ts'
import type { Mapping } from '../guess.ts'

/** The state of an import, stored on the device: a page that is loaded again goes on from there. */
type StoredImport = {
  file: { id: string; name: string }
  mapping?: Mapping
  /** Of an import that is done, and can be undone. */
  done?: { token: string; count: number }
}

const sheets = /\.(csv|xlsx)$/i

/** Milliseconds that the server has a file that no row names. */
const lasts = 24 * 60 * 60 * 1000

async function readImport(id: string): Promise<StoredImport | undefined> {
  const row = await readRow<StoredImport & { id: string; saved_at: string }>('drafts', id)
  return row && Date.now() - Date.parse(row.saved_at) < lasts ? row : undefined
}

/** Nobody types into it: where the device does not take it, it is good for this page. */
function storeImport(id: string, account: string, next: StoredImport | undefined): void {
  const stored = { id, account, kind: 'import', saved_at: new Date().toISOString() }
  const storing = next ? putRow('drafts', { ...next, ...stored }) : eraseRow('drafts', id)
  storing.catch((error: unknown) => console.warn('Where the import stands is not stored.', error))
}

type Busy = 'checking' | 'committing' | 'undoing'
type Columns = Pick<ImportVerdict, 'headings' | 'examples' | 'mapping'>

/** A file of which no heading was known comes back with its headings all the same. */
function columnsIn(error: unknown): Columns | undefined {
  if (!(error instanceof Refused) || !Array.isArray(error.extra.headings)) return undefined
  const { headings, examples } = error.extra
  const names = textsIn(headings)
  return {
    headings: names,
    examples: mapped(isRecord(examples) ? examples : {}, textsIn),
    mapping: Object.fromEntries(names.map((one) => [one, null])),
  }
}

export function useImport(register: Register, within: string | undefined) {
  const { text, locale } = useLanguage()
  const queries = useQueryClient()
  const calls = callsOf(register)
  const account = useSession().user?.id ?? ''
  const id = `import ${account} ${register.name}`
  const [kept, setKept] = useState<StoredImport>()
  /** Once, and not over a file that was chosen meanwhile. */
  const begun = useRef(false)
  const [busy, setBusy] = useState<Busy>()
  const [columns, setColumns] = useState<Columns>()
  const [checked, setChecked] = useState<ImportVerdict>()
  const [undone, setUndone] = useState<number>()
  const [wrong, setWrong] = useState<string>()

  function remember(next: StoredImport | undefined) {
    storeImport(id, account, next)
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
      // The stored import is gone on the server, so the person chooses the file again.
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

  const { add, ...queue } = useFileQueue<StoredImport['file']>({
    wrongWith({ name, size }) {
      if (!sheets.test(name)) return text('import_kind')
      return size > bytesAtMost
        ? text('import_too_large', { name, size: sizeIn(locale, bytesAtMost) })
        : undefined
    },
    async send(chosen, asked) {
      const { id: file, name } = (await upload(storeFile, chosen, asked)).data
      return { id: file, name }
    },
    onStored(file) {
      setChecked(undefined)
      setColumns(undefined)
      remember({ file })
      void check(file)
    },
  })
  function choose(files: readonly File[]) {
    begun.current = true
    setUndone(undefined)
    setWrong(undefined)
    for (const { key } of queue.lines) queue.drop(key)
    add(files)
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
      await queries.invalidateQueries({ queryKey: registerKey(register.name) })
    })
  const undo = () =>
    doing('undoing', async () => {
      const token = kept?.done?.token
      if (token === undefined) return
      const { data } = await call(calls.undoImport, { body: { token } })
      remember(undefined)
      setUndone(data.removed)
      await queries.invalidateQueries({ queryKey: registerKey(register.name) })
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
  const goOn = useRef((before: StoredImport) => {
    if (begun.current) return
    begun.current = true
    setKept(before)
    if (before.done === undefined) void check(before.file, before.mapping)
  })
  useEffect(() => {
    readImport(id).then(
      (before) => before && goOn.current(before),
      (error: unknown) => console.warn('Where the import stands cannot be read.', error),
    )
  }, [id])

  return {
    file: kept?.file,
    done: kept?.done,
    undone,
    busy: queue.lines.some(({ at }) => at === 'sending') ? ('sending' as const) : busy,
    queue,
    columns,
    checked,
    wrong,
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
