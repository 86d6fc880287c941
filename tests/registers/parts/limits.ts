// Every limit that a definition writes, asked for once beyond it.
import assert from 'node:assert/strict'
import { registers } from '../../../src/app/composed/registers.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { has, isMany, type Register, writable } from '../../../src/register/define.ts'
import { kindOf } from '../../../src/register/fields/all.ts'
import { targetOf } from '../../../src/register/fields/pointing.ts'
import { hiddenIn } from '../../../src/register/shown-when.ts'
import type { Values } from '../caller.ts'
import { defaultOf, isRequired } from '../examples.ts'
import { wrongValues } from '../wrong-values.ts'
import { stageFor } from './stage.ts'

/** The fields that are asked for when this is sent. */
const askedFor = (register: Register, body: Values) => {
  const whole = { ...body }
  for (const [name, field] of writable(register)) whole[name] ??= defaultOf(field) ?? null
  const hidden = hiddenIn(register, whole)
  return writable(register).filter(([name]) => !hidden.has(name))
}

export function testsOfLimits(register: Register): void {
  if (!has(register, 'create')) return
  const test = stageFor(register)

  test('a required field that is missing or empty is refused by its name', async ({
    house,
    calls,
  }) => {
    const body = await house.example(register, 'all')
    for (const [name, field] of askedFor(register, body).filter(([, one]) => isRequired(one))) {
      const { [name]: _, ...without } = body
      const first = defaultOf(field)
      if (first === undefined && !askedForNoMore(register, without, name))
        await house.manager.refusedFor(name, calls.create, { body: without })
      for (const empty of isMany(field) ? [[], null] : [null, '', '   '])
        await house.manager.refusedFor(name, calls.create, { body: { ...body, [name]: empty } })
    }
    assert.equal(
      (await house.manager.rows(calls.list)).filter(({ id }) => id === body.id).length,
      0,
    )
  })

  test('what a definition does not allow is refused by the field’s name', async ({
    house,
    calls,
  }) => {
    const body = await house.example(register, 'all')
    const { total } = await house.manager.page(calls.list)
    for (const entry of askedFor(register, body)) {
      const [name] = entry
      for (const [why, value] of await wrongValues(house, register, entry))
        await house.manager
          .refusedFor(name, calls.create, { body: { ...body, [name]: value } })
          .catch(({ message }: Error) => assert.fail(`${name}, ${why}: ${message}`))
    }
    assert.equal((await house.manager.page(calls.list)).total, total)
  })

  test('what is archived cannot be pointed at any more', async ({ house, calls }) => {
    const body = await house.example(register, 'all')
    for (const [name, field] of askedFor(register, body)) {
      const target = kindOf(field).points && registers.find((one) => one.name === targetOf(field))
      if (target === undefined || !has(target, 'archive') || !has(target, 'create')) continue
      const { id } = await house.make(target)
      await house.manager.row(callsOf(target).archive, { params: { id } })
      const value = isMany(field) ? [id] : id
      await house.manager.refusedFor(name, calls.create, { body: { ...body, [name]: value } })
    }
  })

  if (!has(register, 'edit')) return
  test('a change is held to the same limits', async ({ house, calls }) => {
    const row = await house.make(register, 'all')
    for (const entry of writable(register)) {
      const [name] = entry
      if (hiddenIn(register, row).has(name)) continue
      const [wrong] = await wrongValues(house, register, entry)
      if (wrong === undefined) continue
      await house.manager.refusedFor(name, calls.edit, {
        params: { id: row.id },
        body: { version: row.version, [name]: wrong[1] },
      })
    }
    assert.deepEqual(await house.manager.row(calls.read, { params: { id: row.id } }), row)
  })
}

const askedForNoMore = (register: Register, body: Values, name: string) =>
  !askedFor(register, body).some(([one]) => one === name)
