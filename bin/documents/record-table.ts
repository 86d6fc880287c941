// The screen on which a row of each register is read, in the form of the table of screens. Written
// out, so that the first page knows every screen without loading every register.
import { statedScreens } from '../../src/access/screens.ts'
import { grantTo } from '../../src/register/capabilities/call-parts.ts'
import type { Register } from '../../src/register/define.ts'

const pathOf = (name: string) => statedScreens.find((screen) => screen.name === name)?.path

/** Beside where a row is edited; else under its list; else by its name alone. */
function recordPath({ name }: Register): string {
  const edit = pathOf(`${name}-edit`)
  return edit === undefined
    ? `${pathOf(name) ?? `/dashboard/${name}`}/record/:row`
    : edit.replace('/edit/', '/record/')
}

export const recordTableOf = (registers: readonly Register[]): string =>
  [
    '// Written by `npm run docs` from the registers; a test fails when it is stale.',
    '// name | path | who may come in | grant that opens it | what it is',
    'export const recordTable = `',
    ...registers
      .filter(({ name }) => pathOf(`${name}-record`) === undefined)
      .map((register) =>
        [
          `${register.name}-record`.padEnd(32),
          recordPath(register).padEnd(60),
          'staff',
          grantTo(register, 'view').padEnd(24),
          `${register.many}: record`,
        ].join(' | '),
      ),
    '`',
    '',
  ].join('\n')
