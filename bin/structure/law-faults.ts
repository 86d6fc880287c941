// What the law says stands in the rules of src/regulation, with its citation, and not in code.

const room = /^src\/regulation\//
/** The calendar and the arithmetic of chance have numbers of their own. */
const ownNumbers = /^src\/regulation\/(calendar|statistics|testing)\/|\.test\.ts$/

/** The code without comments, texts and patterns. */
const bare = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/([=(,:[?]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g, '$1')
    .replace(/`(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^}]*\})*`/g, "''")

const numbers = /(?<![\w.$])\d[\d_]*(?:\.\d+)?/g

const codeFaults = (path: string, text: string): string[] =>
  [...bare(text).matchAll(numbers)]
    .map((match) => match[0])
    .filter((number) => !['0', '1'].includes(number))
    .map((number) => `${path}: ${number} looks like a number of the law; it belongs in rules/`)

type Row = Record<string, unknown> & { code?: unknown }
const day = /^\d{4}-\d\d-\d\d$/
const jurisdictions: Record<string, string> = {
  'ca-on': 'CA-ON',
  'us-federal': 'US',
  house: 'HOUSE',
}

function rowFaults(file: string, row: Row): string[] {
  const { citation, certainty, from, to, reviewed_on, jurisdiction } = row
  const name = file.replace(/^.*\/|\.json$/g, '')
  const wrong: Record<string, boolean> = {
    'no citation': typeof citation !== 'string' || citation.trim() === '',
    'its certainty is A, B, C or D': !['A', 'B', 'C', 'D'].includes(String(certainty)),
    'its from is no day': !day.test(String(from)),
    'its to is neither a day nor null': to !== null && !day.test(String(to)),
    'it ends before it begins': to !== null && String(to) < String(from),
    'its reviewed_on is no day': !day.test(String(reviewed_on)),
    'its jurisdiction is that of its file': jurisdictions[name] !== jurisdiction,
  }
  return Object.keys(wrong).filter((fault) => wrong[fault])
}

function ruleFaults(path: string, text: string): string[] {
  const rows: Row[] = JSON.parse(text)
  const ends = new Map<unknown, string>()
  return rows
    .toSorted((a, b) => (String(a.from) < String(b.from) ? -1 : 1))
    .flatMap((row) => {
      const end = ends.get(row.code)
      ends.set(row.code, typeof row.to === 'string' ? row.to : '9999-12-31')
      const twice = end !== undefined && String(row.from) <= end
      return [...rowFaults(path, row), ...(twice ? [`there are two rows of ${row.from}`] : [])].map(
        (fault) => `${path}: ${row.code}: ${fault}`,
      )
    })
}

export function lawFaults(path: string, text: string): string[] {
  if (!room.test(path)) return []
  if (path.endsWith('.json')) return ruleFaults(path, text)
  return ownNumbers.test(path) ? [] : codeFaults(path, text)
}
