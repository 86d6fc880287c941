// What the widget says of the talks of four weeks, as the caller sees them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { addDays, weekdayOf } from '../../../kit/day.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../testing/giving.ts'
import type { readTalkWeeks } from './four-weeks.contract.ts'

type Weeks = ReplyOf<typeof readTalkWeeks>['data']

const server = withServer()
const { as, aProject, given, signed } = givingTalks(server)

test('counts what was held and missed, and of the crew on site who took part', async () => {
  const [manager, project] = [await as('manager'), await aProject()]
  const weeks = async () => (await manager('GET', 'toolbox-talk-weeks')).data as unknown as Weeks
  const before = await weeks()
  const offer = (await manager('GET', `toolbox-talk-offer?kind=project&place=${project.id}`))
    .data as unknown as { crew: { id: string; name: string }[] }
  const [ana, ben, cleo] = offer.crew
  assert.ok(ana && ben && cleo)
  await manager(
    'PUT',
    `given-talks/${newId()}`,
    given(project.id, {
      attendances: [signed(ana.name, { person: ana.id })],
      absences: [
        { person: ben.id, reason: 'working' },
        { person: cleo.id, reason: 'off' },
      ],
    }),
  )
  const now = await weeks()
  assert.equal(now.held, before.held + 1)
  assert.ok(now.attendance !== null && now.attendance < 100)

  // That day and the one a week later are over in the company’s zone, too, where it may still be yesterday.
  const lastWeek = addDays(new Date().toISOString().slice(0, 10), -9)
  const { status } = await manager('POST', 'toolbox-talk-schedules', {
    ...{ project: project.id, topics: 'suggested', starts_on: addDays(lastWeek, -1) },
    weekdays: [String(weekdayOf(lastWeek))],
  })
  assert.equal(status, 201)
  const after = await weeks()
  assert.equal(after.due - after.given, now.due - now.given + 2)
})
