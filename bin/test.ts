// Every check and every test, closing with the plain line `N passed, N failed, N skipped`.
// `npm test -- src/form-engine tests/api` runs the tests below these only.
import { checksKind } from './checks.ts'
import { filesBelow, inWords } from './suite/plan.ts'
import { closing, printTraces, textOf } from './suite/report.ts'
import { runSuite } from './suite/run-suite.ts'
import type { Result } from './suite/worker.ts'

const began = Date.now()
const asked = process.argv.slice(2)
const whole = asked.length === 0
const files = filesBelow(asked)
const { PLUMBLINE_SLOW: seed } = process.env
if (seed !== undefined) console.log(`Browsers are slow, with the seed ${seed}.`)
console.log(files.length === 0 ? 'No file of tests is there.' : `Running ${inWords(files)}.`)

const results: Result[] = []
await runSuite(files, whole ? [checksKind()] : [], { whole }, (result) => {
  results.push(result)
  console.log(textOf(result, { eachTest: files.length === 1 }))
})
printTraces(began)
console.log(closing(results))
const good = results.every(({ failures }) => failures.length === 0)
process.exitCode = good && results.some(({ passed }) => passed > 0) ? 0 : 1
