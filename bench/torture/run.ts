// A thousand submissions with photos while the server is killed, the database is killed and the line
// is cut, at random. Every one that was acknowledged must be there whole, and none twice.
import { createHash } from 'node:crypto'
import { openHouse } from './house.ts'
import { openLine } from './line.ts'
import { type Answer, asking, type Sent, send } from './phone.ts'

const count = Number(process.env.SUBMISSIONS ?? 1000)
const phones = Number(process.env.PHONES ?? 8)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** A small generator: what went wrong can be run again with its seed. */
let state = seed
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return state / 4_294_967_296
}
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

const house = await openHouse()
const line = await openLine(house.port, random)
let token: string | undefined
const direct = asking(
  () => house.port,
  () => token,
)
const ask = asking(
  () => line.port,
  () => token,
)

function told<T>(answer: Answer): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer.body as T
}
const get = async <T>(path: string) => told<{ data: T }>(await direct('GET', path)).data

token = told<{ token: string }>(
  await direct('POST', '/login', {
    body: { email: 'manager@northgate.test', password: 'plumbline-demo' },
  }),
).token

type Listed = { data: { id: string }[] }
const [category] = (await get<Listed>('/api/dashboard/form-categories')).data
const form = told<{ data: { id: string } }>(
  await direct('POST', '/api/dashboard/forms', {
    body: {
      title: 'Torture',
      category: category?.id,
      kind: 'general',
      signature_policy: 'submitter',
      retention: 'one_year',
    },
  }),
).data
const definition = {
  languages: ['en'],
  fields: [
    { key: 'q_marker', label: 'Marker', type: 'text', required: true },
    { key: 'q_photos', label: 'Photos', type: 'photo', max: 5 },
    {
      key: 'q_state',
      label: 'State',
      type: 'radio',
      options: [
        { id: 'pass', label: 'Pass' },
        { id: 'fail', label: 'Fail', fails: true },
      ],
      deficiency: { severity: 'high' },
    },
  ],
}
const draft = told<{ data: { revision: number } }>(
  await direct('PUT', `/api/dashboard/forms/${form.id}/draft`, {
    body: { revision: 0, definition },
  }),
).data
told(
  await direct('POST', `/api/dashboard/forms/${form.id}/publish`, {
    body: { revision: draft.revision },
  }),
)
const { version } = await get<{ version: { id: string } }>(
  `/api/dashboard/fillable-forms/${form.id}`,
)

console.log(`seed ${seed}: ${count} submissions from ${phones} phones`)
const sent: Sent[] = []
const tries = { count: 0 }
const deaths = { server: 0, database: 0 }
let begun = 0
const startedAt = Date.now()

async function phone() {
  while (begun < count) {
    begun += 1
    sent.push(await send(ask, version.id, random, tries))
  }
}

let over = false
async function ruin() {
  line.rough(12)
  while (!over) {
    await pause(400 + random() * 2200)
    if (over) return
    if (random() < 0.3) {
      deaths.database += 1
      await house.killDatabase()
    } else {
      deaths.server += 1
      await house.killServer()
    }
  }
}

const ruined = ruin()
await Promise.all(Array.from({ length: phones }, phone))
over = true
await ruined
const seconds = (Date.now() - startedAt) / 1000
await house.killServer()

const faults: string[] = sent
  .filter(({ acknowledged }) => !acknowledged)
  .map(({ said }) => `not taken: ${said}`)
type Whole = {
  answers: Record<string, unknown>
  files: { id: string; sha256: string }[]
  deficiencies: unknown[]
  places: unknown[]
  revision: number
}
for (const { id, marker, files } of sent.filter(({ acknowledged }) => acknowledged)) {
  const found = await direct('GET', `/api/dashboard/submissions/${id}/whole`)
  const whole = (found.body as { data?: Whole }).data
  if (whole === undefined) {
    faults.push(`lost: ${id}`)
    continue
  }
  if (whole.answers.q_marker !== marker) faults.push(`other answers: ${id}`)
  if (whole.deficiencies.length !== 1)
    faults.push(`${whole.deficiencies.length} deficiencies: ${id}`)
  if (whole.places.length !== 1) faults.push(`${whole.places.length} places to sign: ${id}`)
  for (const file of files) {
    const response = await fetch(`http://127.0.0.1:${house.port}/api/files/${file.id}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const hash = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex')
    if (!response.ok || hash !== file.sha256)
      faults.push(`file ${file.id} of ${id}: ${response.status}`)
  }
}
type Page = { data: { id: string }[]; total: number; last_page: number }
const listed: string[] = []
for (let page = 1, last = 1; page <= last; page += 1) {
  const found = await get<Page>(
    `/api/dashboard/submissions?filter[form]=${form.id}&per_page=200&page=${page}`,
  )
  last = found.last_page
  listed.push(...found.data.map(({ id }) => id))
}
if (new Set(listed).size !== listed.length) faults.push('some are listed twice')
if (listed.length !== sent.length)
  faults.push(`${listed.length} are there, ${sent.length} were sent`)

await line.close()
await house.close()
const acknowledged = sent.filter((one) => one.acknowledged)
console.log(
  `${acknowledged.length} of ${sent.length} acknowledged with ${acknowledged.reduce((sum, { files }) => sum + files.length, 0)} files in ${seconds.toFixed(0)} s, ${tries.count} requests`,
)
console.log(
  `the server was killed ${deaths.server} times, the database ${deaths.database} times, the line cut ${line.cuts()} times`,
)
for (const fault of faults.slice(0, 20)) console.log(`✖ ${fault}`)
console.log(
  faults.length === 0
    ? 'every acknowledged one is there whole, and none twice'
    : `${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
