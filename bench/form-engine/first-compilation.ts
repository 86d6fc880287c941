// Compiles 2,000 fields once in a process that has compiled nothing before, as a server that has just
// started does, and prints the milliseconds. Run by `measure.ts` in a process of its own.
import { compile } from '../../src/form-engine/index.ts'
import { definitionOf } from './engine.ts'
import { generate } from './generate.ts'

const definition = definitionOf(generate(2000, Number(process.argv[2])))
const start = performance.now()
compile(definition)
console.log(performance.now() - start)
