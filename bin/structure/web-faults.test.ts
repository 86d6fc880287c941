import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webFaults } from './web-faults.ts'

test('a query key is made in keys.ts and nowhere else', () => {
  const text = "useQuery({ queryKey: ['register', name], queryFn })\n"
  assert.match(webFaults('src/features/a/web/List.tsx', text).join(), /web\/keys\.ts/)
  assert.match(webFaults('src/features/a/web/use-a.ts', "{ renews: [['a']] }").join(), /keys\.ts/)
  assert.deepEqual(webFaults('src/features/a/web/keys.ts', text), [])
  assert.deepEqual(webFaults('src/features/a/web/List.tsx', 'useQuery({ queryKey: aKey(id) })'), [])
})

test('a screen keeps no busy state by hand', () => {
  const text = 'const [busy, setBusy] = useState(false)\n'
  assert.match(webFaults('src/features/a/web/Form.tsx', text).join(), /useAct/)
  assert.deepEqual(webFaults('src/kit/web/inputs/Photo.tsx', text), [])
})

test('a day is said by the kit, and read by machines as it is', () => {
  const own = "new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(day)"
  for (const path of ['features/a/web/Row.tsx', 'features/a/mail.ts', 'register/fields/words.ts'])
    assert.match(webFaults(`src/${path}`, own).join(), /numbers-and-days/)
  assert.match(webFaults('src/app/a/web/row.ts', 'day.toLocaleDateString()').join(), /numbers/)
  assert.deepEqual(webFaults('src/features/a/web/row.ts', "now.toLocaleString('sv')"), [])
  assert.deepEqual(webFaults('src/kit/language/numbers-and-days.ts', own), [])
})

test('a screen says moments on the company’s clocks, not on the device’s', () => {
  assert.match(webFaults('src/features/a/web/Row.tsx', 'instantIn(locale, at)').join(), /useTimes/)
  assert.deepEqual(webFaults('src/features/a/mail.ts', 'zonedIn(lang, at, zone)'), [])
})
