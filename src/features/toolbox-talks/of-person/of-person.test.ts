// What a person heard and signed of talks, beside the documents that they signed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../testing/giving.ts'

const server = withServer()
const { as, aProject, given, signed } = givingTalks(server)

type Heard = {
  all: number
  talks: { title: string; place: string; signed_at: string | null; gave: boolean }[]
}

test('says which talks somebody signed, which they heard without signing, and which they gave', async () => {
  const project = await aProject()
  const [foreman, manager] = [await as('user'), await as('manager')]
  const offer = await foreman('GET', `toolbox-talk-offer?kind=project&place=${project.id}`)
  const [ana] = (offer.data as unknown as { crew: { id: string; name: string }[] }).crew
  assert.ok(ana)
  const talksOf = async (person: string, ask = manager) =>
    (await ask('GET', `users/${person}/talks`)).data as unknown as Heard
  const before = (await talksOf(ana.id)).all
  const give = async (title: string, more: object) => {
    const id = newId()
    const attendances = [signed(ana.name, { person: ana.id, ...more })]
    await foreman('PUT', `given-talks/${id}`, given(project.id, { title, attendances }))
    return id
  }
  await give('Ladders', {})
  const told = await give('Trenches', { given: undefined, unsigned_because: 'A hand in a cast.' })
  const { all, talks } = await talksOf(ana.id)
  assert.equal(all, before + 2)
  const of = (wanted: string) => talks.find(({ title }) => title === wanted)
  assert.equal(typeof of('Ladders')?.signed_at, 'string')
  assert.equal(of('Trenches')?.signed_at, null)
  assert.equal(of('Ladders')?.place, project.name)
  const { presenter } = (await manager('GET', `toolbox-talk-deliveries/${told}`))
    .data as unknown as {
    presenter: { id: string }
  }
  assert.equal(
    (await talksOf(presenter.id)).talks.find((one) => one.title === 'Trenches')?.gave,
    true,
  )
  // What went to the archive is not counted any more.
  await manager('PUT', `toolbox-talk-deliveries/${told}/archive`, {})
  assert.equal((await talksOf(ana.id)).all, before + 1)
})

test('of a person whom the caller may not see it says nothing', async () => {
  const manager = await as('manager')
  assert.equal((await manager('GET', `users/${newId()}/talks`)).status, 404)
})
