// An import on its screen: what can be done next, without a word of how it looks.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../access/web/session.ts'
import { eraseRow, putRow, readRow } from '../../../../kit/drafts/web/stored.ts'
import { storeFile } from '../../../../kit/files/files.contract.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { upload } from '../../../../kit/http/upload.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useFileQueue } from '../../../../kit/web/inputs/files/use-file-queue.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import { makeStateStore, useStateOf } from '../../../../kit/web/state-store.ts'
import { callsOf } from '../../../contract.ts'
import type { Register } from '../../../define.ts'
import { registerKey } from '../../../web/keys.ts'
import { bytesAtMost, type ImportTwins } from '../contract.ts'
import type { Mapping } from '../guess.ts'
import { type Mending, nothingMended } from '../mending.ts'
import { importProgress } from '../progress.ts'
import {
  arrived,
  assigned,
  begun,
  cellMended,
  chosen,
  committed,
  found,
  type ImportedFile,
  type ImportState,
  mendedWith,
  noImport,
  paced,
  refused,
  resumed,
  type StoredImport,
  undone,
  valuesMended,
} from './import-state.ts'

const sheets = /\.(csv|xlsx)$/i

/** Milliseconds that the server has a file that no row names. */
const lasts = 24 * 60 * 60 * 1000

async function readImport(id: string): Promise<StoredImport | undefined> {
  const row = await readRow<StoredImport & { id: string; saved_at: string }>('drafts', id)
  return row && Date.now() - Date.parse(row.saved_at) < lasts ? row : undefined
}

/** Nobody types into it: where the device does not take it, it is good for this page. */
function storeImport(id: string, account: string, next: StoredImport | undefined): void {
  const row = { id, account, kind: 'import', saved_at: new Date().toISOString() }
  const storing = next ? putRow('drafts', { ...next, ...row }) : eraseRow('drafts', id)
  storing.catch((error: unknown) => console.warn('Where the import stands is not stored.', error))
}

type Checking = {
  what: 'checking'
  file: ImportedFile
  mapping?: Mapping | undefined
  twins?: ImportTwins
  /** Cells were mended: what is known of the lines stays until it is judged anew. */
  stays?: boolean
}
type Work = Checking | { what: 'committing' | 'undoing' }

export function useImport(register: Register, within: string | undefined) {
  const { text, locale } = useLanguage()
  const queries = useQueryClient()
  const calls = callsOf(register)
  const account = useSession().user?.id ?? ''
  const id = `import ${account} ${register.name}`
  const [store] = useState(() => makeStateStore(noImport))
  const state = useStateOf(store)
  const { stored, columns, checked } = state
  const [twins, setTwins] = useState<ImportTwins>('refuse')
  const [toMend, setToMend] = useState<string | null>(null)
  const stops = useRef(new AbortController())

  function become(step: (state: ImportState) => ImportState) {
    const before = store.state().stored
    store.run(step)
    const next = store.state().stored
    if (next !== before) storeImport(id, account, next)
  }
  const onProgress = (file: ImportedFile) => (part: unknown) => {
    const progress = importProgress.parse(part)
    become((now) => paced(now, file, progress))
  }
  async function check({ file, mapping, twins: as = twins, stays = false }: Checking) {
    // What was asked for before is of no use any more.
    stops.current.abort()
    stops.current = new AbortController()
    const { signal } = stops.current
    become((now) => begun(stays ? now : { ...now, checked: undefined }))
    const mending = store.state().stored?.mending
    try {
      const { data } = await call(calls.importRows, {
        signal,
        onProgress: onProgress(file),
        query: { dry_run: '1' },
        body: {
          file: file.id,
          twins: as,
          ...(mapping && { mapping }),
          ...(mending && { mending }),
          ...(within && { within }),
        },
      })
      become((now) => found(now, file, data))
    } catch (error) {
      // Somebody stopped it: the columns stay, and it can be checked again.
      if (!signal.aborted) throw error
      become(begun)
    }
  }
  async function commit() {
    if (stored === undefined || checked === undefined) return
    become(begun)
    const { data } = await call(calls.importRows, {
      onProgress: onProgress(stored.file),
      query: { take: checked.totals.error > 0 ? 'good' : 'all' },
      body: { file: stored.file.id, token: checked.token, twins, ...(within && { within }) },
    })
    const { create, update, error: left } = data.totals
    const done = { token: data.token, count: create + update, updated: update, left }
    setToMend(data.mend)
    become((now) => committed(now, stored.file, done))
    await queries.invalidateQueries({ queryKey: registerKey(register.name) })
  }
  async function undo() {
    const token = stored?.done?.token
    if (token === undefined) return
    const { data } = await call(calls.undoImport, { body: { token } })
    become((now) => undone(now, data.removed + data.restored))
    await queries.invalidateQueries({ queryKey: registerKey(register.name) })
  }
  const { act, given, problem, forget } = useAct(
    (work: Work) => {
      if (work.what === 'checking') return check(work)
      return work.what === 'committing' ? commit() : undo()
    },
    {
      onRefused: (error, { what }) => become((now) => refused(now, error, what === 'committing')),
    },
  )

  const { add, ...queue } = useFileQueue<ImportedFile>({
    wrongWith({ name, size }) {
      if (!sheets.test(name)) return text('import_kind')
      return size > bytesAtMost
        ? text('import_too_large', { name, size: sizeIn(locale, bytesAtMost) })
        : undefined
    },
    async send(one, asked) {
      const { id: file, name } = (await upload(storeFile, one, asked)).data
      return { id: file, name }
    },
    onStored(file) {
      become((now) => arrived(now, file))
      act({ what: 'checking', file })
    },
  })

  // The lines of a file that is there still are looked at anew.
  useEffect(() => {
    readImport(id).then(
      (before) => {
        if (before === undefined || store.state().begun) return
        store.run((now) => resumed(now, before))
        if (before.done === undefined)
          act({ what: 'checking', file: before.file, mapping: before.mapping })
      },
      (error: unknown) => console.warn('Where the import stands cannot be read.', error),
    )
  }, [id, store, act])

  function mendWith(change: (mending: Mending) => Mending) {
    become((now) => mendedWith(now, change))
    const file = store.state().stored?.file
    if (file) act({ what: 'checking', file, mapping: columns?.mapping, stays: true })
  }

  return {
    mending: stored?.mending ?? nothingMended,
    /** Something was mended, and is not judged yet. */
    stale: state.stale === true,
    mendCell: (line: number, field: string, words: string) =>
      mendWith(cellMended(line, field, words)),
    replace: (values: Mending['values']) => mendWith(valuesMended(values)),
    mendNothing: () => mendWith(() => nothingMended),
    file: stored?.file,
    done: stored?.done,
    undone: state.undone,
    busy: queue.lines.some(({ at }) => at === 'sending') ? ('sending' as const) : given?.what,
    queue,
    columns,
    checked,
    wrong: problem,
    choose(files: readonly File[]) {
      become(chosen)
      forget()
      for (const { key } of queue.lines) queue.drop(key)
      add(files)
    },
    assign: (heading: string, name: string | null) => become((now) => assigned(now, heading, name)),
    /** Lines that were left out, to be mended. */
    toMend,
    /** Of the check, or of the import, as far as the server says it. */
    pace: state.pace,
    stop: () => stops.current.abort(),
    twins,
    takeTwins(as: ImportTwins) {
      setTwins(as)
      if (stored) act({ what: 'checking', file: stored.file, mapping: columns?.mapping, twins: as })
    },
    commit: () => act({ what: 'committing' }),
    undo: () => act({ what: 'undoing' }),
    checkAgain: () =>
      stored && act({ what: 'checking', file: stored.file, mapping: columns?.mapping }),
    startAgain() {
      become(() => ({ begun: true }))
      forget()
    },
  }
}

export type Import = ReturnType<typeof useImport>
