// The order that people give.
import assert from 'node:assert/strict'
import { newId } from '../../../src/kit/ids.ts'
import { has, type Register } from '../../../src/register/define.ts'
import { stageFor } from './stage.ts'

export function testsOfOrder(register: Register): void {
  if (!has(register, 'order') || !has(register, 'create')) return
  const test = stageFor(register, 'order')

  test('rows change places among themselves; the others stay', async ({ house, calls }) => {
    for (let n = 0; n < 5; n += 1) await house.make(register)
    const places = async () =>
      (await house.manager.rows(calls.list, { sort: 'position' })).map(({ id }) => id)
    const was = await places()
    const [a = '', b = '', c = '', d = '', ...rest] = was
    const order = (...ids: string[]) => house.manager.ask(calls.order, { body: { ids } })
    assert.equal((await order(d, b)).status, 204)
    assert.deepEqual(await places(), [a, d, c, b, ...rest])
    assert.equal((await order(b, c, d, a)).status, 204)
    assert.deepEqual(await places(), [b, c, d, a, ...rest])
    if (register.sort === 'position')
      assert.deepEqual(
        (await house.manager.rows(calls.list)).map(({ id }) => id),
        await places(),
      )
    assert.deepEqual(
      (await house.manager.rows(calls.list, { sort: '-position' })).map(({ id }) => id),
      (await places()).toReversed(),
    )
  })

  test('what is not there or archived cannot be put in order', async ({ house, calls }) => {
    const [first, second] = [await house.make(register), await house.make(register)]
    const ask = (...ids: string[]) =>
      house.manager.refused('row/stale', calls.order, { body: { ids } })
    await ask(first.id, newId())
    if (has(register, 'archive')) {
      await house.manager.row(calls.archive, { params: { id: second.id } })
      await ask(first.id, second.id)
    }
    await house.manager.refusedFor('ids', calls.order, { body: { ids: [first.id] } })
  })
}
