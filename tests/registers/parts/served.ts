// Which calls of a register are answered, by its capabilities.
import type { Route } from '../../../src/kit/http/route.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type Capability, has, type Register } from '../../../src/register/define.ts'

const needs: Readonly<Record<string, Capability | undefined>> = {
  list: undefined,
  choices: undefined,
  read: undefined,
  history: undefined,
  create: 'create',
  edit: 'edit',
  editMany: 'edit',
  archive: 'archive',
  restore: 'archive',
  remove: 'archive',
  archiveMany: 'archive',
  restoreMany: 'archive',
  complete: 'complete',
  reopen: 'complete',
  order: 'order',
  importRows: 'import',
  undoImport: 'import',
  importTemplate: 'import',
  exportRows: 'export',
}

export type Named = { name: string; route: Route }

export const everyCall = (register: Register): Named[] =>
  Object.entries(callsOf(register) as Record<string, Route>).map(([name, route]) => ({
    name,
    route,
  }))

export const isServed = (register: Register, { name }: Named): boolean => {
  const capability = needs[name]
  return capability === undefined || has(register, capability)
}

export const servedCalls = (register: Register): Named[] =>
  everyCall(register).filter((call) => isServed(register, call))
