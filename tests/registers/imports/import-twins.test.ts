// People from a spreadsheet as a safety office has it: who is there already, and lines to mend.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { users } from '../../../src/features/people/users/users.register.ts'
import { readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type House, openHouse } from '../house.ts'
import { sendSheet } from '../sheets.ts'
import { check } from './imports.ts'

let house: House
before(async () => {
  house = await openHouse('import twins')
})

const sheet = [
  'First,Last,Email,Mobile,Role,Template,Job title,Employee no,Hire date,Language,Invite',
  'Ada,Known,Known@Ridge.test,,,,,,,,',
  'Bo,New,bo@ridge.test,416 555 0199,Management,,Estimator,R-1,2026-01-05,French,yes',
  'Cy,,cy@ridge.test,,,,,,,,',
  'Di,Nobody,,,,,,R-2,,,yes',
].join('\r\n')

test('the columns of a safety office find their fields, and each line has its verdict', async () => {
  const { manager } = house
  await house.make(users, 'required', { email: 'known@ridge.test', first_name: 'Ada' })
  const file = await sendSheet(manager, 'people.csv', sheet)
  const refused = await check(manager, users, file)
  assert.deepEqual(Object.values(refused.mapping), [
    ...['first_name', 'last_name', 'email', 'mobile', 'role_id', 'permission_template_id'],
    ...['job_title', 'employee_no', 'hired_on', 'language', 'invited'],
  ])
  assert.deepEqual(
    refused.lines.map(({ name, verdict, errors }) => [name, verdict, Object.keys(errors)]),
    [
      ['Ada Known', 'error', ['email']],
      ['Bo New', 'create', []],
      ['Cy', 'error', ['last_name']],
      ['Di Nobody', 'error', ['invited']],
    ],
  )
})

test('who is there is passed over, the good lines are taken, and the others come back to be mended', async () => {
  const { manager } = house
  const file = await sendSheet(manager, 'people.csv', sheet)
  const calls = callsOf(users)
  const ask = async (query: object, body: object) => {
    const answer = await manager.ask(calls.importRows, {
      query: { ...query },
      body: { file, twins: 'skip', ...body },
    })
    return { status: answer.status, data: answer.body.data as Awaited<ReturnType<typeof check>> }
  }
  const checked = (await ask({ dry_run: '1' }, {})).data
  assert.deepEqual(checked.totals, { lines: 4, create: 1, update: 0, skip: 1, error: 2 })
  assert.equal(checked.lines[0]?.verdict, 'skip')
  assert.equal((await ask({}, { token: checked.token })).status, 422, 'all lines or none')
  const done = (await ask({ take: 'good' }, { token: checked.token })).data
  assert.equal(done.totals.create, 1)
  const [heads = [], ...lines] = readXlsx(Buffer.from(done.mend ?? '', 'base64'))
  assert.deepEqual([heads[0], heads[1], heads.at(-1)], ['First', 'Last', 'Errors in this line'])
  assert.deepEqual(
    lines.map(([first]) => first),
    ['Cy', 'Di'],
  )
  const [bo] = await manager.rows(calls.list, { search: 'bo@ridge.test' })
  assert.deepEqual(
    [bo?.role_id, bo?.state, bo?.hired_on, bo?.language],
    ['6', 'invited', '2026-01-05', 'fr'],
  )
  const undone = await manager.ask(calls.undoImport, { body: { token: checked.token } })
  assert.deepEqual(undone.body.data, { removed: 1, restored: 0 })
  assert.deepEqual(await manager.rows(calls.list, { search: 'bo@ridge.test' }), [])
})
