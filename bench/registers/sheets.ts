// What a big export costs the server in memory, and how long a big import takes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { rows, yards } from './places.ts'

const exportBudget = 150
const importBudget = 10
const lines = 10_000

/** Megabytes that the process holds, as the kernel counts them. */
const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

type Server = { port: number; pid: number; token: string }
const headersOf = ({ token }: Server) => ({ authorization: `Bearer ${token}` })
const at = ({ port }: Server, path: string) => `http://127.0.0.1:${port}${path}`

/** Growth from before the call to its peak, looked at every 20 ms while the file is taken. */
async function exported(server: Server, format: string) {
  const before = residentOf(server.pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(server.pid))
  }, 20)
  const began = performance.now()
  const path = `/api/dashboard/locations/export?format=${format}&columns=all`
  const response = await fetch(at(server, path), { headers: headersOf(server) })
  assert.equal(response.status, 200)
  let bytes = 0
  let breaks = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    for (const byte of part) if (byte === 10) breaks += 1
  }
  clearInterval(watch)
  if (format === 'csv') assert.ok(breaks > rows, 'the file holds every row')
  return { grown: peak - before, before, bytes, seconds: (performance.now() - began) / 1000 }
}

export async function measureExports(server: Server): Promise<number> {
  console.log(
    '\nexport of 200,000 rows, all columns       seconds      file    before    growth   budget',
  )
  let over = 0
  for (const format of ['csv', 'xlsx', 'pdf']) {
    const { grown, before, bytes, seconds } = await exported(server, format)
    if (grown > exportBudget) over += 1
    const mb = (value: number) => `${value.toFixed(0)} MB`.padStart(10)
    console.log(
      `${format.padEnd(40)}${seconds.toFixed(1).padStart(9)}${mb(bytes / 1e6)}${mb(before)}${mb(grown)}` +
        `${mb(exportBudget)}${grown > exportBudget ? '  over budget' : ''}`,
    )
  }
  return over
}

const sheet = () =>
  [
    'Name,Kind,Inside,Safety equipment here,Notes',
    ...Array.from(
      { length: lines },
      (_, n) =>
        `Line ${n},${n % 2 === 0 ? 'Room' : 'Storage'},${n % 2 === 0 ? `Place yard ${1 + (n % yards)}` : ''},` +
        `${n % 3 === 0 ? 'AED; Eyewash' : ''},${n % 100 === 99 ? 'x'.repeat(2001) : 'As written'}`,
    ),
  ].join('\n')

type Checked = { token: string; totals: { lines: number; create: number; error: number } }

async function send(server: Server, path: string, body: unknown): Promise<{ data: Checked }> {
  const response = await fetch(at(server, path), {
    method: 'POST',
    headers: { ...headersOf(server), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  assert.equal(response.status, 200, JSON.stringify(answer).slice(0, 500))
  return answer as { data: Checked }
}

async function stored(server: Server, text: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([text]), 'places.csv')
  const response = await fetch(at(server, '/api/store_file'), {
    method: 'POST',
    headers: headersOf(server),
    body,
  })
  assert.equal(response.status, 200)
  return ((await response.json()) as { data: { id: string } }).data.id
}

export async function measureImport(server: Server): Promise<number> {
  const path = '/api/dashboard/locations/import'
  const clock = async <T>(work: () => Promise<T>) => {
    const began = performance.now()
    const result = await work()
    return { result, seconds: (performance.now() - began) / 1000 }
  }
  const wrong = await stored(server, sheet())
  const checked = await clock(() => send(server, `${path}?dry_run=1`, { file: wrong }))
  const { totals } = checked.result.data
  assert.deepEqual(totals, { lines, create: lines - lines / 100, error: lines / 100 })
  const file = await stored(server, sheet().replaceAll('x'.repeat(2001), 'As written'))
  const right = await clock(() => send(server, `${path}?dry_run=1`, { file }))
  const { token } = right.result.data
  const committed = await clock(() => send(server, path, { file, token }))
  const over = Math.max(checked.seconds, right.seconds) > importBudget
  console.log('\nimport of 10,000 lines                    seconds   budget')
  const line = (name: string, seconds: number, more = '') =>
    console.log(`${name.padEnd(40)}${seconds.toFixed(1).padStart(9)}${more}`)
  const said = `${importBudget.toFixed(1).padStart(9)}${over ? '  over budget' : ''}`
  line('verdicts, one line in a hundred wrong', checked.seconds, said)
  line('verdicts, all lines right', right.seconds, said)
  line('commit of all', committed.seconds)
  return over ? 1 : 0
}
