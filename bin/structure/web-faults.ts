// What the browser's code has one way for.

const stringKey = /\b(?:queryKey|renews)\s*[:=]\s*\[\s*\[?\s*['"`]/
/** A reader meets one way to write a day, a moment and a number; `sv` is for machines, which order by it. */
const ownFormat =
  /\bIntl\.(?:DateTime|Number|RelativeTime)Format\((?!'sv)|\.toLocale(?:Date|Time)?String\((?!'sv)/
/** A screen says moments on the company's clocks. */
const deviceClock = /\b(?:instantIn|clockIn|zonedIn)\b/
const isShown = (path: string) =>
  /^src\/(?:features|register|access|app|manifest)\//.test(path) && !/\.test\.tsx?$/.test(path)

const handMade = /const \[(?:busy|working|sending|saving|pending), set\w+\] = useState/

const clocks = 'src/access/web/times.ts'

export function webFaults(path: string, text: string): string[] {
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path)) return []
  const faults: string[] = []
  if (stringKey.test(text) && !path.endsWith('/keys.ts'))
    faults.push(`${path}: a query key is made in the feature's web/keys.ts, and only there`)
  if (path.endsWith('.tsx') && !path.startsWith('src/kit/') && handMade.test(text))
    faults.push(`${path}: useAct (kit/web/act) says when it is busy and what refused it`)
  if (isShown(path) && ownFormat.test(text))
    faults.push(`${path}: kit/language/numbers-and-days says days, moments and numbers`)
  if (isShown(path) && path.includes('/web/') && deviceClock.test(text) && path !== clocks)
    faults.push(`${path}: useTimes (access/web) says moments on the company’s clocks`)
  return faults
}
