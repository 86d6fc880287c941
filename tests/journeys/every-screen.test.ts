// Every screen of the table opens for who may see it, accessible, and sends away who may not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultTemplates } from '../../src/access/default-templates.ts'
import { routesOf } from '../../src/access/grants.ts'
import { type Screen, screens } from '../../src/access/screens.ts'
import { assertClean, type Person, pathOf, withBrowser } from './journey.ts'
import { rowsOfDemo } from './rows-of-demo.ts'
import { addressOf, type Rows, screensFor, walkAll, walkTo } from './walking.ts'

const staff = screensFor('staff')
const visible = screensFor('public')
const inAdmin = (screen: Screen) =>
  screen.name === 'backend' ? '/admin-dashboard' : addressOf(screen)
/** Signs out whoever opens it: walked last. */
const leavesLast = (screens: Screen[]) => [
  ...screens.filter(({ name }) => name !== 'contractors-logout'),
  ...screens.filter(({ name }) => name === 'contractors-logout'),
]

/** A link to sign by is known to whoever it was sent to alone: the screen says that it is spent. */
const spentLink = /\/api\/sign\/0$/

describe('every screen of the table', () => {
  const journeys = withBrowser()

  const looked = new Set<string>()
  /** The first who may open a screen looks at it as axe does. */
  const look = (person: Person, rows?: Rows) => async (screen: Screen) => {
    if (pathOf(person.page) !== addressOf(screen, rows) || looked.has(screen.name)) return
    looked.add(screen.name)
    await assertClean(person)
  }

  for (const [email, baseRole] of [
    ['manager@northgate.test', 1],
    ['user@northgate.test', 3],
    ['management@northgate.test', 6],
  ] as const)
    test(`opens for ${email} as far as the permissions reach`, async () => {
      const grants = defaultTemplates.find((each) => each.baseRole === baseRole)?.grants ?? []
      const open = routesOf(grants)
      const person = await journeys.atHome(email)
      const { page } = person
      const rows = await rowsOfDemo(journeys.database.database)
      const end = (screen: Screen) =>
        open.has(screen.name) ? addressOf(screen, rows) : '/not-authorized'
      await walkAll(page, staff, end, look(person, rows), rows)
      await walkAll(page, screensFor('admin'), () => '/login')
      await walkAll(page, screensFor('contractor'), () => '/contractors/login')
    })

  test('opens for an admin wherever it lies', async () => {
    const person = await journeys.atHome('admin@plumbline.test')
    await walkAll(person.page, [...screensFor('admin'), ...staff], inAdmin, look(person))
  })

  test('opens for a contractor in the portal only', async () => {
    const person = await journeys.atHome('contractor@ironside.test')
    await walkAll(person.page, [...staff, ...screensFor('admin')], ({ name }) =>
      name === 'dashboard' ? '/contractors/projects' : '/login',
    )
    const end = (screen: Screen) =>
      screen.name === 'contractors-logout' ? '/contractors/login' : addressOf(screen)
    await walkAll(person.page, leavesLast(screensFor('contractor')), end, look(person))
  })

  test('leads a stranger to a login, and is open where it is public', async () => {
    const person = await journeys.visitor()
    const { page, go } = person
    person.expected.push(spentLink)
    await go('/faq')
    const rows = await rowsOfDemo(journeys.database.database)
    await walkAll(page, visible, (screen) => addressOf(screen, rows), look(person, rows), rows)
    await walkAll(page, [...staff, ...screensFor('admin')], () => '/login')
    await walkAll(page, screensFor('contractor'), () => '/contractors/login')
  })

  test('answers a visitor who comes by its address', async () => {
    const { go, expected } = await journeys.visitor()
    expected.push(spentLink)
    const rows = await rowsOfDemo(journeys.database.database)
    for (const screen of visible) await go(addressOf(screen, rows))
  })

  test('is accessible, whichever it is, to who may open it', () => {
    const leadsOn = ['backend', 'contractors-logout']
    const unseen = screens.map(({ name }) => name).filter((name) => !looked.has(name))
    assert.deepEqual(unseen, leadsOn)
  })

  const built = new Set(['dashboard', 'my-account', 'policies', 'policies-edit', 'not-authorized'])
  const inTheDark: [email: string | undefined, screens: Screen[]][] = [
    [undefined, visible],
    ['manager@northgate.test', [...staff, ...visible].filter(({ name }) => built.has(name))],
    ['admin@plumbline.test', screensFor('admin').filter(({ path }) => !/[:*]/.test(path))],
    ['contractor@ironside.test', screensFor('contractor').slice(0, -1)],
  ]
  for (const [email, some] of inTheDark)
    test(`is accessible to ${email ?? 'a visitor'} in the dark`, async () => {
      const person = await (email === undefined
        ? journeys.visitor({ colorScheme: 'dark' })
        : journeys.signedIn(email, { colorScheme: 'dark' }))
      person.expected.push(spentLink)
      if (email === undefined) await person.go('/faq')
      const rows = await rowsOfDemo(journeys.database.database)
      for (const screen of some) {
        await walkTo(person.page, addressOf(screen, rows))
        await assertClean(person)
      }
    })
})
