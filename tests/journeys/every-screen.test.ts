// Every screen of the table opens for who may see it and sends away who may not.
import { describe, test } from 'node:test'
import { defaultTemplates } from '../../src/access/default-templates.ts'
import { routesOf } from '../../src/access/grants.ts'
import type { Screen } from '../../src/access/screens.ts'
import { assertClean, withBrowser } from './journey.ts'
import { addressOf, screensFor, walkAll, walkTo } from './walking.ts'

const staff = screensFor('staff')
const visible = screensFor('public')
const inAdmin = (screen: Screen) =>
  screen.name === 'backend' ? '/admin-dashboard' : addressOf(screen)
/** Signs out whoever opens it: walked last. */
const leavesLast = (screens: Screen[]) => [
  ...screens.filter(({ name }) => name !== 'contractors-logout'),
  ...screens.filter(({ name }) => name === 'contractors-logout'),
]

describe('every screen of the table', () => {
  const journeys = withBrowser()

  for (const [email, baseRole] of [
    ['manager@northgate.test', 1],
    ['user@northgate.test', 3],
    ['management@northgate.test', 6],
  ] as const)
    test(`opens for ${email} as far as the permissions reach`, async () => {
      const grants = defaultTemplates.find((each) => each.baseRole === baseRole)?.grants ?? []
      const open = routesOf(grants)
      const { page } = await journeys.signedIn(email)
      await walkAll(page, staff, (screen) =>
        open.has(screen.name) ? addressOf(screen) : '/not-authorized',
      )
      await walkAll(page, screensFor('admin'), () => '/login')
      await walkAll(page, screensFor('contractor'), () => '/contractors/login')
    })

  test('opens for an admin wherever it lies', async () => {
    const { page } = await journeys.signedIn('admin@plumbline.test')
    await walkAll(page, [...screensFor('admin'), ...staff], inAdmin)
  })

  test('opens for a contractor in the portal only', async () => {
    const { page } = await journeys.signedIn('contractor@ironside.test')
    await walkAll(page, [...staff, ...screensFor('admin')], () => '/login')
    await walkAll(page, leavesLast(screensFor('contractor')), (screen) =>
      screen.name === 'contractors-logout' ? '/contractors/login' : addressOf(screen),
    )
  })

  test('leads a stranger to a login, and is open where it is public', async () => {
    const { page, go } = await journeys.visitor()
    await go('/faq')
    await walkAll(page, visible, addressOf)
    await walkAll(page, [...staff, ...screensFor('admin')], () => '/login')
    await walkAll(page, screensFor('contractor'), () => '/contractors/login')
  })

  test('answers a visitor who comes by its address', async () => {
    const { go } = await journeys.visitor()
    for (const screen of visible) await go(addressOf(screen))
  })

  const built = new Set(['dashboard', 'my-account', 'policies', 'policies-edit', 'not-authorized'])
  const accessible: [email: string | undefined, screens: Screen[]][] = [
    [undefined, visible.filter(({ name }) => !/^(c-suite|senior|compare-)/.test(name))],
    ['manager@northgate.test', [...staff, ...visible].filter(({ name }) => built.has(name))],
    ['admin@plumbline.test', screensFor('admin').filter(({ path }) => !/[:*]/.test(path))],
    ['contractor@ironside.test', screensFor('contractor').slice(0, -1)],
  ]
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [email, screens] of accessible)
      test(`is accessible to ${email ?? 'a visitor'} in the ${colorScheme}`, async () => {
        const person = await (email === undefined
          ? journeys.visitor({ colorScheme })
          : journeys.signedIn(email, { colorScheme }))
        if (email === undefined) await person.go('/faq')
        for (const screen of screens) {
          await walkTo(person.page, addressOf(screen))
          await assertClean(person)
        }
      })
})
