// The pages make calls and never check them: of a contract they take each call's method and path, whether
// a phone keeps its answer, and its plain values. Its schemas, and zod with them, stay with the server.
import type { Plugin } from 'vite'
import { defineRegister } from '../../src/register/define.ts'

type Address = { method: string; path: string; onDevice?: true | 'names' }

const isCall = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isPlain = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)

/** What the pages have of a value; nothing of a schema. Calls may stand in an object, each under a name. */
function plainOf(value: unknown): unknown {
  if (isCall(value)) {
    const { method, path, onDevice } = value
    return { method, path, ...(onDevice && { onDevice }) }
  }
  if (isPlain(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const parts = Object.entries(value).map(([name, part]) => [name, plainOf(part)] as const)
  const whole = parts.length > 0 && parts.every(([, part]) => part !== undefined)
  return whole ? Object.fromEntries(parts) : undefined
}

/** The contract as the pages have it. What is left out cannot be imported: the build says so. */
export function addressesIn(contract: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(contract).flatMap(([name, value]) => {
    const plain = plainOf(value)
    return plain === undefined ? [] : [[name, plain] as const]
  })
  return said.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`).join('')
}

const ofAny = {
  ...{ one: '', many: '', lead: '', fields: {}, list: [], form: [] },
  capabilities: ['create', 'edit', 'archive', 'order', 'complete', 'import', 'export'],
} as const

/** What stands in an address for the name of a register. */
const anyName = 'any-register'

/** The calls of a register: the addresses of all are alike but for its name. */
function callsOfRegisters(calls: Readonly<Record<string, unknown>>): string {
  const said = JSON.stringify(plainOf(calls))
  return [
    `const stated = ${said}`,
    'const built = new WeakMap()',
    'const named = ({ path, ...call }, name) =>',
    `  ({ ...call, path: path.replace(${JSON.stringify(anyName)}, name) })`,
    'const build = ({ name }) =>',
    '  Object.fromEntries(Object.entries(stated).map(([call, of]) => [call, named(of, name)]))',
    'export function callsOf(register) {',
    '  const known = built.get(register) ?? build(register)',
    '  built.set(register, known)',
    '  return known',
    '}',
    '',
  ].join('\n')
}

export const addressesOfCalls = (): Plugin => ({
  name: 'addresses-of-calls',
  enforce: 'pre',
  load: {
    filter: { id: /\.contract\.ts$|\/register\/(capabilities\/\w+\/)?contract\.ts$/ },
    async handler(file) {
      const contract = await import(file)
      if (!file.endsWith('/register/contract.ts')) return addressesIn(contract)
      return callsOfRegisters(contract.callsOf(defineRegister(anyName, ofAny)))
    },
  },
})
