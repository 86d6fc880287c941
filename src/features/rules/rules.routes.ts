import { bind } from '../../access/server/gate.ts'
import { Problem } from '../../kit/problems.ts'
import { ruleRows } from '../../regulation/index.ts'
import { readSwitches, switchRule } from './rules.contract.ts'
import { addSwitching, readSwitchings } from './switches.store.ts'

const read = bind(readSwitches, async ({ db }) => ({ data: await readSwitchings(db) }))

const change = bind(switchRule, async ({ db }, { params: { code }, body }) => {
  const rows = ruleRows.filter((row) => row.code === code)
  if (rows.length === 0) throw new Problem('row/missing')
  if (!rows.some(({ certainty }) => certainty === 'D')) throw new Problem('rule/certain')
  if (!(await addSwitching(db, { code, ...body }))) throw new Problem('row/stale')
})

export const ruleCalls = [read, change]
