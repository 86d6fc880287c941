// What holds of every register, over HTTP on a real server. A register's own test says its extras
// and adds what is true of it alone; `registers.test.ts` runs this for every one of the product.
import { describe } from 'node:test'
import { fieldsIn, type Register } from '../../src/register/define.ts'
import { type Extras, sayExtras } from './house.ts'
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
export function describeInShort(register: Register, extras: Extras = {}): void {
  sayExtras(register, extras)
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

export function describeRegister(register: Register, extras: Extras = {}): void {
  sayExtras(register, extras)
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
