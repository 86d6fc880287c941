// `npm run check`: what must hold of the whole tree, two checks at a time.
import { checksKind } from './checks.ts'
import { runInLanes } from './suite/lanes.ts'
import { textOf } from './suite/report.ts'

let failed = 0
await runInLanes([checksKind()], 2, (result) => {
  console.log(textOf(result))
  failed += result.failures.length
})
process.exitCode = failed === 0 ? 0 : 1
