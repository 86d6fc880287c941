// Which submissions of the phones the server has: every acknowledged one whole, and none twice.
import { createHash } from 'node:crypto'
import { bodyOf } from './form.ts'
import type { House } from './house.ts'
import type { Ask, Sent } from './phone.ts'

type Whole = {
  answers: Record<string, unknown>
  deficiencies: unknown[]
  places: unknown[]
}
type Page = { data: { id: string }[]; last_page: number }

async function faultsOf(ask: Ask, file: (id: string) => Promise<Response>, one: Sent) {
  const { id, marker, files } = one
  const found = await ask('GET', `/api/dashboard/submissions/${id}/whole`)
  const whole = (found.body as { data?: Whole }).data
  if (whole === undefined) return [`lost: ${id}`]
  const faults: string[] = []
  if (whole.answers.q_marker !== marker) faults.push(`other answers: ${id}`)
  if (whole.deficiencies.length !== 1)
    faults.push(`${whole.deficiencies.length} deficiencies: ${id}`)
  if (whole.places.length !== 1) faults.push(`${whole.places.length} places to sign: ${id}`)
  for (const named of files) {
    const response = await file(named.id)
    const content = Buffer.from(await response.arrayBuffer())
    if (!response.ok || createHash('sha256').update(content).digest('hex') !== named.sha256)
      faults.push(`file ${named.id} of ${id}: ${response.status}`)
  }
  return faults
}

export async function findFaults(
  { port }: House,
  ask: Ask,
  token: string,
  form: string,
  sent: readonly Sent[],
): Promise<string[]> {
  const faults = sent
    .filter(({ acknowledged }) => !acknowledged)
    .map(({ said }) => `not taken: ${said}`)
  const headers = { authorization: `Bearer ${token}` }
  const file = (id: string) => fetch(`http://127.0.0.1:${port}/api/files/${id}`, { headers })
  for (const one of sent.filter(({ acknowledged }) => acknowledged))
    faults.push(...(await faultsOf(ask, file, one)))
  const listed: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const path = `/api/dashboard/submissions?filter[form]=${form}&per_page=200&page=${page}`
    const { data } = bodyOf<{ data: Page }>(await ask('GET', path))
    last = data.last_page
    listed.push(...data.data.map(({ id }) => id))
  }
  if (new Set(listed).size !== listed.length) faults.push('some are listed twice')
  if (listed.length !== sent.length)
    faults.push(`${listed.length} are there, ${sent.length} were sent`)
  return faults
}
