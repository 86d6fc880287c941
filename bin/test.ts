// Every check and every test, closing with the plain line `N passed, N failed, N skipped`.
// `npm test -- src/form-engine tests/api` runs the tests below these only.
import { checksKind } from './checks.ts'
import { filesBelow, inWords } from './suite/plan.ts'
import { printResult, printTraces } from './suite/report.ts'
import { runSuite } from './suite/run-suite.ts'

const began = Date.now()
const asked = process.argv.slice(2)
const whole = asked.length === 0
const files = filesBelow(asked)
console.log(files.length === 0 ? 'No file of tests is there.' : `Running ${inWords(files)}.`)

const count = { passed: 0, failed: 0, skipped: 0 }
await runSuite(files, whole ? [checksKind()] : [], { whole }, (result) => {
  printResult(result, { eachTest: files.length === 1 })
  count.passed += result.passed
  count.failed += result.failures.length
  count.skipped += result.skipped
})
printTraces(began)
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1
