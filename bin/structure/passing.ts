// Finds tests that depend on the moment: what waits for something that passes by, sleeps, or takes two
// readings of a clock for the same is green on one machine and red on the next.
import { passing } from './rules.ts'

const isTest = (path: string) => /^tests\/|\/testing\/|\.test\.tsx?$/.test(path)

/** Lines of code without comments, a chain of calls on one line. */
function* linesOf(text: string): Generator<{ line: number; code: string }> {
  let begun: { line: number; code: string } | undefined
  for (const [at, raw] of text.split('\n').entries()) {
    const code = raw.replace(/^\s*(\/\/|\*|\/\*).*/, '').trim()
    if (begun !== undefined && code.startsWith('.')) begun.code += code
    else {
      if (begun !== undefined) yield begun
      begun = { line: at + 1, code }
    }
  }
  if (begun !== undefined) yield begun
}

/** What the file calls the sleep of node:timers/promises. */
function sleepOf(text: string): string | undefined {
  const found = /import \{[^}]*\bsetTimeout(?: as (\w+))?[^}]*\} from 'node:timers\/promises'/.exec(
    text,
  )
  return found === null ? undefined : (found[1] ?? 'setTimeout')
}

const shown = /\.waitFor\(\s*(\)|\{\s*(?!.*(hidden|detached)))/
const passesBy = /Loading(…|\.\.\.)|\btoast\b|data-toast/i
const sleepByHand = /new Promise(<\w+>)?\(\(?(\w+)\)? => (\{\s*)?setTimeout\(\2\b/
const clock = String.raw`(Date\.now\(\)|performance\.now\(\)|new Date\(\))`
const sameClock = new RegExp(
  String.raw`\b(equal|deepEqual|strictEqual)\([^=]*${clock}|(===|!==) ${clock}|${clock} (===|!==)`,
)

function faultOf(code: string, sleep: string | undefined, stands: boolean): string | undefined {
  if (code.includes('waitForTimeout(')) return 'sleeps: wait for what the page shows then'
  if (!stands && passesBy.test(code) && shown.test(code))
    return 'waits for what passes by: wait for what stays'
  // To Playwright a promise is a yes, whatever it comes to.
  if (/\.waitForFunction\(\s*async\b/.test(code))
    return 'waits for nothing: ask again until it is so (tests/until.ts)'
  const sleeps = sleep !== undefined && new RegExp(String.raw`\bawait ${sleep}\(`).test(code)
  if (sleeps || sleepByHand.test(code)) return 'sleeps: ask again until it is so (tests/until.ts)'
  if (sameClock.test(code)) return 'trusts that two readings of a clock are the same'
  return undefined
}

export function passingFaults(path: string, text: string): string[] {
  if (!isTest(path) || passing.some((each) => each.path === path)) return []
  const sleep = sleepOf(text)
  // Where the page's clock is stopped, nothing passes by.
  const stands = text.includes('stopClock(')
  return [...linesOf(text)].flatMap(({ line, code }) => {
    const fault = faultOf(code, sleep, stands)
    return fault === undefined ? [] : [`${path}:${line}: ${fault}`]
  })
}
