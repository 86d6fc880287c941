// What a submission comes to: its day, who signs, its points, its deficiencies, its mail, its number.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { ago, check, question, sending, shownWhen, text, user } from './sending.ts'

const hour = 3_600_000
const office = () => ({ id: randomUUID(), name: 'Office', email: 'office@example.test' })

describe('what a submission comes to', () => {
  const server = withServer()
  const { good, form, body, sent, whole, file } = sending(server)

  test('a day is the place’s day, across both changes of the clock', async () => {
    const made = await form([text('note')])
    const dayOf = async (submitted_at: string) => {
      const given = body(made, { note: 'x' }, { submitted_at, started_at: submitted_at })
      await sent(user, given)
      return good<{ submitted_on: string; late: boolean; duration: number }>(
        user,
        'GET',
        `submissions/${given.id}`,
      )
    }
    // In Toronto the clock went forward on 8 March 2026 and back on 1 November 2026.
    for (const [instant, day] of [
      ['2026-03-08T04:59:00Z', '2026-03-07'],
      ['2026-03-08T05:01:00Z', '2026-03-08'],
      ['2026-03-09T03:59:00Z', '2026-03-08'],
      ['2026-03-09T04:01:00Z', '2026-03-09'],
      ['2026-11-01T03:59:00Z', '2026-10-31'],
      ['2026-11-01T04:01:00Z', '2026-11-01'],
      ['2026-11-02T04:59:00Z', '2026-11-01'],
      ['2026-11-02T05:01:00Z', '2026-11-02'],
    ] as const) {
      const row = await dayOf(instant)
      assert.deepEqual([row.submitted_on, row.late], [day, true], instant)
    }
  })

  test('time taken is what it was, and nothing where it says nothing', async () => {
    const made = await form([text('note')])
    const rowOf = async (started: number, submitted: number) => {
      const given = body(
        made,
        { note: 'x' },
        { started_at: ago(started), submitted_at: ago(submitted) },
      )
      await sent(user, given)
      return good<{ submitted_at: string; late: boolean; duration: number | null }>(
        user,
        'GET',
        `submissions/${given.id}`,
      )
    }
    assert.deepEqual((await rowOf(hour + 90_000, hour)).duration, 90)
    assert.equal((await rowOf(hour, 2 * hour)).duration, null)
    assert.equal((await rowOf(48 * hour, hour)).duration, null)
    assert.equal((await rowOf(25 * hour, 25 * hour)).late, true)
    assert.equal((await rowOf(23 * hour, 23 * hour)).late, false)
    // A clock that runs ahead: it was now.
    const ahead = await rowOf(0, -5 * hour)
    assert.ok(Date.parse(ahead.submitted_at) <= Date.now() + 1000)
  })

  test('the policy says who signs; the stage waits for them', async () => {
    const signers = [
      { role: 'manager', name: 'Mo' },
      { role: 'supervisor', name: 'Su' },
      { role: 'witness', name: 'Wi' },
    ]
    const of = async (signature_policy: string, more = signers) => {
      const made = await form([text('note')], { signature_policy })
      const given = body(made, { note: 'x' }, { about: { signers: more } })
      const { stage } = await sent(user, given)
      const { places } = await whole(user, given.id)
      return [
        stage,
        ...places.map(({ role, name, mine }) => `${role} ${name}${mine ? ' mine' : ''}`),
      ]
    }
    assert.deepEqual(await of('none'), ['signed'])
    const self = 'submitter Luc Tremblay mine'
    assert.deepEqual(await of('submitter'), ['unsigned', self, 'witness Wi'])
    assert.deepEqual(await of('supervisor_then_manager'), [
      'unsigned',
      'supervisor Su',
      'manager Mo',
      'witness Wi',
    ])
    assert.deepEqual(await of('supervisor_then_manager', []), [
      'unsigned',
      'supervisor null',
      'manager null',
    ])
    const attendees = [
      { role: 'attendee', name: 'Ann' },
      { role: 'attendee', name: 'Bo' },
    ]
    assert.deepEqual(await of('all_attendees', attendees), [
      'unsigned',
      self,
      'attendee Ann',
      'attendee Bo',
    ])
  })

  test('points, the mark and what is critical, by the settings of the form', async () => {
    const critical = { deficiency: { severity: 'critical' } } as const
    const fields = [check('a'), check('b'), check('c'), check('d', critical)]
    const of = async (settings: Record<string, unknown>, d = 'pass') => {
      const made = await form(fields, settings)
      const given = body(made, { a: 'pass', b: 'pass', c: 'fail', d })
      await sent(user, given)
      const { score, fails, critical: bad } = await whole(user, given.id)
      return [score?.percent ?? null, score?.passed ?? null, fails, bad]
    }
    assert.deepEqual(await of({}), [null, null, 1, false])
    assert.deepEqual(await of({ scoring: true }), [75, null, 1, false])
    assert.deepEqual(await of({ scoring: true, pass_mark: 75 }), [75, true, 1, false])
    assert.deepEqual(await of({ scoring: true, pass_mark: 76 }), [75, false, 1, false])
    assert.deepEqual(await of({ scoring: true, pass_mark: 50 }, 'fail'), [50, true, 2, true])
    const strict = { scoring: true, pass_mark: 50, critical_fail: true }
    assert.deepEqual(await of(strict, 'fail'), [50, false, 2, true])
    assert.deepEqual(await of(strict), [75, true, 1, false])
  })

  test('failed items that the form says so of become deficiencies, with words and photos', async () => {
    const horn = check('horn', { label: 'Horn', deficiency: { severity: 'low', due_days: 3 } })
    const made = await form([
      check('brakes', { label: 'Brakes', deficiency: { severity: 'high', note: 'Park it' } }),
      text('why', shownWhen('why', 'brakes', 'fail')),
      question('shot', 'photo', shownWhen('shot', 'brakes', 'fail')),
      check('paint'),
      question('machines', 'group', { label: 'Machine', fields: [horn] }),
    ])
    const photo = await file(user, 'a photo, says its sender')
    const given = body(
      made,
      {
        brakes: 'fail',
        why: 'They squeal',
        shot: [photo.id],
        paint: 'fail',
        machines: [{ horn: 'pass' }, { horn: 'fail' }],
      },
      { files: [photo] },
    )
    const { deficiencies } = await sent(user, given)
    assert.deepEqual(deficiencies.map(({ title }) => title).sort(), ['Brakes', 'Machine 2: Horn'])
    const rows = await server.database.database.transaction('owner', (db) =>
      db.many(sql`select item_key, item_row, severity, description, cardinality(photos_before) as photos
        from deficiencies where submission = ${given.id} order by item_key`),
    )
    assert.deepEqual(rows, [
      {
        item_key: 'brakes',
        item_row: null,
        severity: 'high',
        description: 'Fail\nPark it\nThey squeal',
        photos: 1,
      },
      { item_key: 'horn', item_row: 2, severity: 'low', description: 'Fail', photos: 0 },
    ])
  })

  test('whom the form names is told by mail, once', async () => {
    const to = [office(), office()]
    const made = await form([text('note')], { email_to: to })
    const given = body(made, { note: 'x' })
    await sent(user, given)
    await sent(user, given)
    const mails = await server.database.database.transaction('owner', (db) =>
      db.many<{ subject: string; text: string }>(
        sql`select subject, text from mail where recipient = 'office@example.test'`,
      ),
    )
    assert.equal(mails.length, 1)
    assert.ok(mails[0]?.text.includes(`/dashboard/submissions/edit/${given.id}`))
  })

  test('numbers go by the form’s own series', async () => {
    const made = await form([text('note')], { numbering: 'PTP' })
    const first = await sent(user, body(made, { note: 'x' }))
    const second = await sent(user, body(made, { note: 'x' }))
    const year = new Date().getFullYear()
    assert.deepEqual([first.number, second.number], [`PTP-${year}-0001`, `PTP-${year}-0002`])
  })
})
