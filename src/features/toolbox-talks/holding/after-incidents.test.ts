// What talks have to do with incidents: a hazard that the crew raises, and what is suggested after one.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../testing/giving.ts'

const server = withServer()
const { as, aTalk, aProject, given } = givingTalks(server)

type Offer = { talks: { id: string; why: string[] }[] }
const offer = async (project: string) =>
  (await (await as('user'))('GET', `toolbox-talk-offer?kind=project&place=${project}`))
    .data as unknown as Offer

describe('a talk', () => {
  test('turns what could hurt somebody into the report of a hazard', async () => {
    const project = await aProject()
    const id = newId()
    await (await as('user'))(
      'PUT',
      `given-talks/${id}`,
      given(project.id, {
        questions: [
          { words: 'Ice falls from the crane in the morning', wrong: false, hazard: true },
        ],
      }),
    )
    const manager = await as('manager')
    const { questions } = (await manager('GET', `toolbox-talk-deliveries/${id}/attendances`))
      .data as unknown as { questions: { hazard: string }[] }
    const [question] = questions
    assert.ok(question)
    const { data } = await manager('GET', `incidents/${question.hazard}`)
    assert.deepEqual(
      [data.kind, data.description, Object(data.project).id],
      ['hazard', 'Ice falls from the crane in the morning', project.id],
    )
  })

  test('is suggested after an incident that it speaks of, until the crew has heard it', async () => {
    const [project, manager] = [await aProject(), await as('manager')]
    const { data: type } = await manager('POST', 'incident-types', { name: `Struck ${newId()}` })
    const talk = await aTalk('Dropped objects', { incident_types: [type.id] })
    const why = async () =>
      (await offer(project.id)).talks.find((one) => one.id === talk.id)?.why.join()
    assert.equal(await why(), 'new')
    const { status, errors } = await manager('POST', 'incidents', {
      ...{ kind: 'near_miss', type: type.id, severity: 'none', confidential: false },
      occurred_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      description: 'A bolt fell past two people on another site.',
    })
    assert.equal(status, 201, JSON.stringify(errors))
    assert.equal(await why(), 'incident,new')
    assert.equal((await offer(project.id)).talks[0]?.why.includes('incident'), true)
    await (await as('user'))('PUT', `given-talks/${newId()}`, given(project.id, { talk: talk.id }))
    assert.equal(await why(), '')
  })
})
