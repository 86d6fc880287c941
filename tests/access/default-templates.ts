// The provider’s calls on default permission templates, and those of the companies that are offered one.
import assert from 'node:assert/strict'
import { before } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { type Answer, withServer } from '../api/server.ts'

export type Default = { base_role: string; name: string; grants: string[]; edition: number }
type Proposal = {
  id: string
  renamed: string | null
  comes: string[]
  goes: string[]
  members: number
  touched: number
  note: string | null
  version: number
  may_decide: boolean
}
type Offered = { id: string; name: string; state: string; reason: string | null }

/** Of the template of users. */
export function asProvider() {
  const server = withServer()
  const { ask } = server
  const role = '3'
  let admin = ''
  let manager = ''
  before(async () => {
    admin = await server.token('admin@plumbline.test')
    manager = await server.token('manager@northgate.test')
  })
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const path = '/api/admin/default-templates'
  const provider = (method: string, at = '', body?: unknown) =>
    ask(method, `${path}${at}`, { token: admin, body })
  const now = async () =>
    ((await provider('GET')).body.data as Default[]).find(
      ({ base_role }) => base_role === role,
    ) as Default

  /** Edits the default of the users: what it gains and loses. */
  async function edit({
    adds = [],
    takes = [],
    name,
  }: {
    adds?: string[]
    takes?: string[]
    name?: string
  }) {
    const { grants, ...was } = await now()
    const { status, body } = await provider('PUT', `/${role}`, {
      name: name ?? was.name,
      edition: was.edition,
      grants: [...grants.filter((right) => !takes.includes(right)), ...adds],
    })
    assert.equal(status, 200, JSON.stringify(body))
    return body.data as Default
  }
  const told = async () =>
    (await provider('GET', `/${role}`)).body.data as {
      companies: Offered[]
      history: {
        edition: number
        comes: string[]
        goes: string[]
        changed_by: string
        taken: number
      }[]
    }
  const idOf = async (slug: string) =>
    (await owner<{ id: string }>(sql`select id from company where slug = ${slug}`))[0]?.id ?? ''
  const templateOf = async (slug: string) => {
    const [found] = await owner<{
      id: string
      name: string
      grants: string[]
      version: number
    }>(sql`
      select t.id, t.name, t.grants, t.version from permission_template t
      join company c on c.id = t.company_id where c.slug = ${slug} and t.is_default and t.base_role = ${role}`)
    assert.ok(found)
    return found
  }
  async function offer(note = '', ...slugs: string[]) {
    const companies = await Promise.all((slugs.length > 0 ? slugs : ['northgate']).map(idOf))
    const { edition } = await now()
    return provider('POST', `/${role}/offers`, { edition, companies, note })
  }
  const proposalPath = (id: string) => `/api/dashboard/roles-template/${id}/proposal`
  const open = async (token = manager, slug = 'northgate') =>
    (await ask('GET', proposalPath((await templateOf(slug)).id), { token })).body
      .data as Proposal | null
  async function seen(token = manager, slug = 'northgate') {
    const proposal = await open(token, slug)
    assert.ok(proposal, 'nothing is proposed')
    return proposal
  }
  const decide = async (
    what: 'take' | 'decline',
    body: Record<string, unknown>,
    token = manager,
    slug = 'northgate',
  ): Promise<Answer> =>
    ask('POST', `${proposalPath((await templateOf(slug)).id)}/${what}`, { token, body })
  const stateOf = async (slug = 'northgate') => {
    const id = await idOf(slug)
    return (await told()).companies.find((one) => one.id === id)
  }
  const proposed = (slug = 'northgate') =>
    owner<{ state: string }>(sql`
      select p.state from template_proposal p join company c on c.id = p.company_id
      where c.slug = ${slug} order by p.created_at`)
  return {
    server,
    ask,
    role,
    admin: () => admin,
    manager: () => manager,
    owner,
    path,
    provider,
    now,
    edit,
    told,
    idOf,
    templateOf,
    offer,
    proposalPath,
    open,
    seen,
    decide,
    stateOf,
    proposed,
  }
}
