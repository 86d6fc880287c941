// Pages add up: no row twice, none left out, whichever way the list goes.
import assert from 'node:assert/strict'
import { fieldsIn, has, type Register } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import { stageFor } from './stage.ts'

const rowsMade = 9
const perPage = 2

/** The usual order, and one by a column that some rows leave empty. */
function sortsOf(register: Register): string[] {
  const gaps = fieldsIn(register).find(
    ([, field]) => kindOf(field).sorts && field.required !== true && field.readOnly !== true,
  )?.[0]
  return [register.sort, ...(gaps === undefined ? [] : [gaps, `-${gaps}`]), '-created_at']
}

export function testsOfPages(register: Register): void {
  const test = stageFor(register, 'pages')

  if (has(register, 'create'))
    test('pages hold every row once, past the middle too', async ({ house, calls }) => {
      for (let n = 0; n < rowsMade; n += 1)
        await house.make(register, n % 3 === 0 ? 'all' : 'required')
      for (const sort of sortsOf(register)) {
        const whole = await house.manager.page(calls.list, { sort })
        const pages = Math.ceil(whole.total / perPage)
        const found: string[] = []
        for (let page = 1; page <= pages; page += 1) {
          const one = await house.manager.page(calls.list, { sort, page, per_page: perPage })
          assert.deepEqual(
            [one.current_page, one.per_page, one.total, one.last_page],
            [page, perPage, whole.total, pages],
          )
          found.push(...one.data.map(({ id }) => id))
        }
        assert.deepEqual(
          found,
          whole.data.map(({ id }) => id),
          sort,
        )
        const beyond = await house.manager.page(calls.list, {
          sort,
          page: pages + 1,
          per_page: perPage,
        })
        assert.deepEqual([beyond.data, beyond.total], [[], whole.total])
      }
    })

  test('the shape of a page is bounded', async ({ house, calls }) => {
    for (const query of [{ per_page: 201 }, { per_page: 0 }, { page: 0 }, { page: 'last' }])
      await house.manager.refused('input/invalid', calls.list, { query })
    const { per_page } = await house.manager.page(calls.list, { per_page: 200 })
    assert.equal(per_page, 200)
    const nothing = await house.manager.page(calls.list, { search: 'no row says this' })
    assert.deepEqual([nothing.data, nothing.total, nothing.last_page], [[], 0, 1])
  })
}
