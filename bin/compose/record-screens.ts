// The screen on which a row of each register is read, where no feature states one of its own.
import type { Screen } from '../../src/access/screens.ts'
import { grantTo } from '../../src/register/capabilities/call-parts.ts'
import type { Register } from '../../src/register/define.ts'

export function recordScreens(registers: readonly Register[], stated: readonly Screen[]): Screen[] {
  const pathOf = (name: string) => stated.find((screen) => screen.name === name)?.path
  /** What a list lies within is known of the rows that lie within it. */
  function listPath({ name, within }: Register) {
    const path = pathOf(name)
    return path === undefined || (within === undefined && path.includes(':'))
      ? `/dashboard/${name}`
      : path
  }
  /** Beside where a row is edited; else under its list; else by its name alone. */
  const recordPath = (register: Register) =>
    pathOf(`${register.name}-edit`)?.replace('/edit/', '/record/') ??
    `${listPath(register)}/record/:row`
  return registers
    .filter(({ name }) => pathOf(`${name}-record`) === undefined)
    .map((register) => ({
      name: `${register.name}-record`,
      path: recordPath(register),
      audience: 'staff',
      grants: [grantTo(register, 'view')],
      title: `${register.many}: record`,
    }))
}
