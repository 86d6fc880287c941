// Where an import stands, kept for this tab: a page that is loaded again goes on from there.
import type { Mapping } from '../guess.ts'

export type StoredImport = {
  file: { id: string; name: string }
  mapping?: Mapping
  /** Of an import that is done, and can be undone. */
  done?: { token: string; count: number }
}

const keyOf = (register: string) => `plumbline-import ${register}`

export function readKept(register: string): StoredImport | undefined {
  const text = sessionStorage.getItem(keyOf(register))
  return text === null ? undefined : (JSON.parse(text) as StoredImport)
}

export function keep(register: string, kept: StoredImport | undefined): void {
  if (kept === undefined) sessionStorage.removeItem(keyOf(register))
  else sessionStorage.setItem(keyOf(register), JSON.stringify(kept))
}
