// Every screen of the table opens for who may see it, accessible, and sends away who may not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultTemplates } from '../../../src/access/default-templates.ts'
import { routesOf } from '../../../src/access/grants.ts'
import { type Screen, screens } from '../../../src/access/screens.ts'
import { assertClean, type Person, pathOf, withBrowser } from '../journey.ts'
import { addressOf, isWalked, type Rows, screensFor, walkAll, walkTo } from '../walking.ts'
import { linksOfDemo } from './links-of-demo.ts'
import { rowsOfDemo } from './rows-of-demo.ts'

const staff = screensFor('staff')
const visible = screensFor('public')
const inAdmin = (screen: Screen, rows?: Rows) =>
  screen.name === 'backend' ? '/admin-dashboard' : addressOf(screen, rows)
/** Signs out the person who opens it: walked last. */
const leavesLast = (screens: Screen[]) => [
  ...screens.filter(({ name }) => name !== 'contractors-logout'),
  ...screens.filter(({ name }) => name === 'contractors-logout'),
]

/** Only its recipient knows a link to end copies by: the screen says that it is spent. */
const spentLink = /\/api\/(stop-copies|stop-notices)\/0$/

/** Only the person takes an orientation: for others the screen says that it is not there. */
const othersOrientation = /\/api\/dashboard\/orientations-to-take\//

const sampled = 5
/** Some screens of many, from the first to the last. */
const some = (screens: Screen[]): Screen[] =>
  Array.from(
    { length: Math.min(sampled, screens.length) },
    (_, n) => screens[Math.floor((n * screens.length) / sampled)],
  ).filter((screen) => screen !== undefined)

describe('every screen of the table', () => {
  const journeys = withBrowser()

  const rowsForVisitors = async (): Promise<Rows> =>
    new Map([...(await rowsOfDemo(journeys.database.database)), ...(await linksOfDemo(journeys))])

  const looked = new Set<string>()
  /** The first who may open a screen looks at it as axe does. */
  const look = (person: Person, rows?: Rows) => async (screen: Screen) => {
    if (pathOf(person.page) !== addressOf(screen, rows) || looked.has(screen.name)) return
    looked.add(screen.name)
    await assertClean(person)
  }

  const parts = Array.from({ length: Math.ceil(staff.length / 20) }, (_, n) =>
    staff.slice(n * 20, n * 20 + 20),
  )
  for (const part of parts)
    test(`opens for a manager, whose permissions reach furthest: from ${part[0]?.name}`, async () => {
      const open = routesOf(defaultTemplates.find(({ baseRole }) => baseRole === 1)?.grants ?? [])
      const person = await journeys.atHome('manager@northgate.test')
      person.expected.push(othersOrientation)
      const rows = await rowsOfDemo(journeys.database.database)
      const end = (screen: Screen) =>
        open.has(screen.name) ? addressOf(screen, rows) : '/not-authorized'
      await walkAll(person.page, part, end, look(person, rows), rows)
    })

  test('of others, none opens for a manager', async () => {
    const { page } = await journeys.atHome('manager@northgate.test')
    await walkAll(page, some(screensFor('admin')), () => '/login')
    await walkAll(page, some(screensFor('contractor')), () => '/contractors/login')
  })

  // Which screens open for whom is the guard's to say, and what grants open: guard.test.ts and
  // tests/access/grants.test.ts go through all. Here it is seen that the application asks them.
  for (const [email, baseRole] of [
    ['user@northgate.test', 3],
    ['management@northgate.test', 6],
  ] as const)
    test(`opens for ${email} as far as the permissions reach`, async () => {
      const grants = defaultTemplates.find((each) => each.baseRole === baseRole)?.grants ?? []
      const open = routesOf(grants)
      const { page } = await journeys.atHome(email)
      const rows = await rowsOfDemo(journeys.database.database)
      const refused = some(staff.filter(({ name }) => !open.has(name)))
      assert.equal(refused.length, sampled)
      await walkAll(page, refused, () => '/not-authorized', undefined, rows)
      const shown = some(staff.filter(({ name }) => open.has(name)))
      await walkAll(page, shown, (screen) => addressOf(screen, rows), undefined, rows)
    })

  test('opens for an admin wherever it lies', async () => {
    const person = await journeys.atHome('admin@plumbline.test')
    await walkAll(person.page, some(staff), (screen) => addressOf(screen))
    const rows = await rowsOfDemo(journeys.database.database)
    const end = (screen: Screen) => inAdmin(screen, rows)
    await walkAll(person.page, screensFor('admin'), end, look(person, rows), rows)
  })

  test('opens for a contractor in the portal only', async () => {
    const person = await journeys.atHome('contractor@ironside.test')
    const rows = await rowsOfDemo(journeys.database.database)
    const elsewhere = [...some(staff), ...some(screensFor('admin'))]
    await walkAll(person.page, elsewhere, ({ name }) =>
      name === 'dashboard' ? '/contractors/projects' : '/login',
    )
    const end = (screen: Screen) =>
      screen.name === 'contractors-logout' ? '/contractors/login' : addressOf(screen, rows)
    await walkAll(person.page, leavesLast(screensFor('contractor')), end, look(person, rows), rows)
  })

  test('leads a stranger to a login, and is open where it is public', async () => {
    const person = await journeys.visitor()
    const { page, go } = person
    // What a contractor’s form chooses from is for people with an account.
    person.expected.push(spentLink, /form-sources/)
    await go('/faq')
    const rows = await rowsForVisitors()
    await walkAll(page, visible, (screen) => addressOf(screen, rows), look(person, rows), rows)
    await walkAll(page, [...some(staff), ...some(screensFor('admin'))], () => '/login')
    await walkAll(page, some(screensFor('contractor')), () => '/contractors/login')
  })

  test('opens for a visitor by its address, in the dark too', async () => {
    const person = await journeys.visitor({ colorScheme: 'dark' })
    // What a contractor’s form chooses from is for people with an account.
    person.expected.push(spentLink, /form-sources/)
    const rows = await rowsForVisitors()
    for (const screen of visible) {
      await person.go(addressOf(screen, rows))
      await assertClean(person)
    }
  })

  const leadsOn = ['backend', 'contractors-logout']
  test('is accessible, whichever it is, to who may open it', () => {
    const unseen = screens
      .filter(isWalked)
      .map(({ name }) => name)
      .filter((name) => !looked.has(name))
    assert.deepEqual(unseen, leadsOn)
  })

  // A few of each kind of screen; what is made for one subject alone, each.
  const built = new Set([
    ...['dashboard', 'my-account', 'policies', 'policies-edit', 'not-authorized'],
    ...['training-matrix', 'first-aid-coverage', 'training-sessions-record', 'training-attendance'],
    ...['jhsc-committees-record', 'jhsc-meetings-record', 'incidents-record', 'incident-papers'],
    ...['gate', 'analytics-report', 'analytics-incident', 'hours-grid', 'incident-reports'],
  ])
  const inTheDark: [email: string, screens: Screen[]][] = [
    ['manager@northgate.test', screens.filter(({ name }) => built.has(name))],
    ['admin@plumbline.test', screensFor('admin').filter(({ path }) => !/[:*]/.test(path))],
    [
      'contractor@ironside.test',
      screensFor('contractor').filter(({ name }) => !leadsOn.includes(name)),
    ],
  ]
  for (const [email, walked] of inTheDark)
    test(`is accessible to ${email} in the dark`, async () => {
      const person = await journeys.atHome(email, { colorScheme: 'dark' })
      const rows = await rowsOfDemo(journeys.database.database)
      for (const screen of walked) {
        await walkTo(person.page, addressOf(screen, rows))
        await assertClean(person)
      }
    })
})
