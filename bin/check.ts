import { runChecks } from './checks.ts'

const results = runChecks()
for (const { name, ok, output } of results) {
  console.log(`${ok ? '✔' : '✖'} ${name}`)
  if (!ok) console.log(output)
}
process.exitCode = results.every((result) => result.ok) ? 0 : 1
