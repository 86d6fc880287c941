// What the browser's code has one way for.

const stringKey = /\b(?:queryKey|renews)\s*[:=]\s*\[\s*\[?\s*['"`]/
/** Days, moments and numbers have one look, picked by the kit. */
const ownDates = /new Intl\.(?:DateTime|Number)Format\(|\.toLocale(?:Date|Time)?String\((?!'sv')/

const handMade = /const \[(?:busy|working|sending|saving|pending), set\w+\] = useState/

export function webFaults(path: string, text: string): string[] {
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path)) return []
  const faults: string[] = []
  if (stringKey.test(text) && !path.endsWith('/keys.ts'))
    faults.push(`${path}: a query key is made in the feature's web/keys.ts, and only there`)
  if (path.endsWith('.tsx') && !path.startsWith('src/kit/') && handMade.test(text))
    faults.push(`${path}: useAct (kit/web/act) says when it is busy and what refused it`)
  if (
    /^src\/(?:features|register|app)\/.*\/web\//.test(path) &&
    ownDates.test(text) &&
    !/\.test\./.test(path)
  )
    faults.push(`${path}: kit/language/numbers-and-days says days, moments and numbers`)
  return faults
}
