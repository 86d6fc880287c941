// What a person reads of a run: a line for each file, each failure in full when it happens, and
// all of them once more at the end, which is what a log keeps when it is cut.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './worker.ts'

const root = join(import.meta.dirname, '../..')
/** The lines shown of the output of a passing file. */
const shownOfPassing = 3

const indented = (text: string) => text.trimEnd().replaceAll(/^/gm, '    ')

const failuresOf = ({ failures }: Result) =>
  failures.flatMap(({ name, error }) => [`  ✖ ${name}`, indented(error)])

/** The output of a file: whole where a test failed or where the file runs by itself, else its beginning. */
function written({ output, failures }: Result, whole: boolean): string[] {
  if (output.trim() === '') return []
  const lines = indented(output).split('\n')
  const most = whole || failures.length > 0 ? lines.length : shownOfPassing
  const more = lines.length - most
  return [
    '  What it wrote:',
    ...lines.slice(0, most),
    ...(more > 0 ? [`    … and ${more} ${more === 1 ? 'line' : 'lines'} more`] : []),
  ]
}

/** The line of a file, its failures and its output. */
export function textOf(result: Result, { eachTest = false } = {}): string {
  const { job, failures, passed, skipped, seconds, tests } = result
  const count = passed + skipped + failures.length
  const figures = [
    count === 1 ? '1 test' : `${count} tests`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${seconds.toFixed(1)} s`,
  ]
  const mark = failures.length === 0 ? '✔' : '✖'
  return [
    `${mark} ${job.name}${job.kind === 'checks' ? ` (${figures.at(-1)})` : ` (${figures.join(', ')})`}`,
    ...(eachTest
      ? tests.map(
          ({ name, ms, skipped }) => `  ${skipped ? '﹣' : '✔'} ${name} (${ms.toFixed(0)} ms)`,
        )
      : []),
    ...failuresOf(result),
    ...written(result, eachTest),
  ].join('\n')
}

/** The last words of a run: each failure in full below its file, then `N passed, N failed, N skipped`. */
export function closing(results: Result[]): string {
  const failed = results.filter(({ failures }) => failures.length > 0)
  const sum = (of: (result: Result) => number) =>
    results.reduce((total, result) => total + of(result), 0)
  const count = `${sum(({ passed }) => passed)} passed, ${sum(({ failures }) => failures.length)} failed, ${sum(({ skipped }) => skipped)} skipped`
  return [
    ...(failed.length > 0 ? ['', 'What failed:'] : []),
    ...failed.flatMap((result) => [`✖ ${result.job.name}`, ...failuresOf(result)]),
    '',
    count,
  ].join('\n')
}

/** What failing tests of the browser left behind since then: screenshots, the page's console. */
export function printTraces(since: number): void {
  const left = globSync('test-results/**/*', { cwd: root }).filter((path) => {
    const about = statSync(join(root, path))
    return about.isFile() && about.mtimeMs >= since
  })
  if (left.length > 0) console.log(`\nLeft by failing tests:\n${left.sort().join('\n')}`)
}
