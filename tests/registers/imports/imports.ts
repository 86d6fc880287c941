// An import as a browser makes it: a stored file, its check, its commit.
import assert from 'node:assert/strict'
import type { ImportVerdict } from '../../../src/register/capabilities/import/contract.ts'
import type { Mending } from '../../../src/register/capabilities/import/mending.ts'
import { callsOf } from '../../../src/register/contract.ts'
import type { Register } from '../../../src/register/define.ts'
import type { Caller } from '../caller.ts'

export type More = {
  mapping?: Record<string, string | null>
  mending?: Mending
  token?: string
}

export const askFor = (
  who: Caller,
  register: Register,
  file: string,
  dry: '0' | '1',
  more: More = {},
) => who.ask(callsOf(register).importRows, { query: { dry_run: dry }, body: { file, ...more } })

export async function check(
  who: Caller,
  register: Register,
  file: string,
  more: More = {},
): Promise<ImportVerdict> {
  const { status, body } = await askFor(who, register, file, '1', more)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data as ImportVerdict
}

export async function commit(who: Caller, register: Register, file: string, token: string) {
  const { status, body } = await askFor(who, register, file, '0', { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body.data as ImportVerdict
}

export const errorsOf = (checked: ImportVerdict) =>
  Object.fromEntries(
    checked.lines
      .filter(({ verdict }) => verdict === 'error')
      .map(({ line, errors }) => [line, errors]),
  )

export const total = async (who: Caller, register: Register) =>
  (await who.page(callsOf(register).list)).total
