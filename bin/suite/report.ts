// What a person reads of a run: a line for each file, and each failure in full, once.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './worker.ts'

const root = join(import.meta.dirname, '../..')

const indented = (text: string) => text.trimEnd().replaceAll(/^/gm, '    ')

export function printResult(result: Result, { eachTest = false } = {}): void {
  const { job, failures, passed, skipped, seconds, tests, output } = result
  const count = passed + skipped + failures.length
  const told = [
    count === 1 ? '1 test' : `${count} tests`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${seconds.toFixed(1)} s`,
  ]
  const mark = failures.length === 0 ? '✔' : '✖'
  const lines = [
    `${mark} ${job.name}${job.kind === 'checks' ? ` (${told.at(-1)})` : ` (${told.join(', ')})`}`,
  ]
  if (eachTest)
    for (const test of tests)
      lines.push(`  ${test.skipped ? '﹣' : '✔'} ${test.name} (${test.ms.toFixed(0)} ms)`)
  for (const { name, error } of failures) lines.push(`  ✖ ${name}`, indented(error))
  if (output.trim() !== '') lines.push('  What it wrote:', indented(output))
  console.log(lines.join('\n'))
}

/** What failing tests of the browser left behind since then: screenshots, the page's console. */
export function printTraces(since: number): void {
  const left = globSync('test-results/**/*', { cwd: root }).filter((path) => {
    const about = statSync(join(root, path))
    return about.isFile() && about.mtimeMs >= since
  })
  if (left.length > 0) console.log(`\nLeft by failing tests:\n${left.sort().join('\n')}`)
}
