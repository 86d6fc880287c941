// The pages make calls and never check them: of a contract they take each call's method and path, whether
// a phone keeps its answer, and its plain values. Its schemas, and zod with them, stay with the server.
import type { Plugin } from 'vite'

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

export const addressesOfCalls = (): Plugin => ({
  name: 'addresses-of-calls',
  enforce: 'pre',
  load: {
    filter: { id: /\.contract\.ts$/ },
    handler: async (file) => addressesIn(await import(file)),
  },
})
