// Compiles 2,000 fields in a process with nothing in it but the engine, as a server's is, and prints
// the milliseconds of the first compilation and of the middle one of fifteen more. Run by `measure.ts`.
import { compile } from '../../src/form-engine/index.ts'
import { definitionOf } from './engine.ts'
import { generate } from './generate.ts'

const definition = definitionOf(generate(2000, Number(process.argv[2])))
const once = () => {
  const start = performance.now()
  compile(definition)
  return performance.now() - start
}
const first = once()
const later = Array.from({ length: 15 }, once).sort((a, b) => a - b)
console.log(JSON.stringify({ first, median: later[7] }))
