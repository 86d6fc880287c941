// What holds of every register, over HTTP on a real server; the files in `every/` run it for all of the product.
import { describe } from 'node:test'
import { fieldsIn, type Register } from '../../src/register/define.ts'
import { testsOfActions } from './parts/actions.ts'
import { testsOfLife } from './parts/life.ts'
import { testsOfLimits } from './parts/limits.ts'
import { testsOfLists } from './parts/list.ts'
import { testsOfLocks } from './parts/locks.ts'
import { testsOfOrder } from './parts/order.ts'
import { testsOfPages } from './parts/pages.ts'
import { testsOfReferences } from './parts/references.ts'
import { testsOfSelections } from './parts/selection.ts'
import { testsOfSheets } from './parts/sheets.ts'
import { testsOfTraces } from './parts/traces.ts'
import { testsOfWriting } from './parts/writing.ts'

/** Where another register meets the engine's ways with lists, pages and sheets: see in-full.ts. */
export function describeInShort(register: Register): void {
  const computed = fieldsIn(register).filter(([, field]) => field.computed === true)
  describe(register.name, () => {
    testsOfWriting(register)
    testsOfLimits(register)
    // How a computed field is found is SQL of the register's own.
    if (computed.length > 0) testsOfLists(register, computed)
    testsOfTraces(register)
    testsOfLocks(register)
    testsOfActions(register, [])
  })
}

export function describeRegister(register: Register): void {
  describe(register.name, () => {
    testsOfWriting(register)
    testsOfLimits(register)
    testsOfLists(register)
    testsOfPages(register)
    testsOfLife(register)
    testsOfReferences(register)
    testsOfOrder(register)
    testsOfSelections(register)
    testsOfSheets(register)
    testsOfTraces(register)
    testsOfLocks(register)
    testsOfActions(register)
  })
}
