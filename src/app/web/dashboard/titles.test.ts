import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages as en } from '../../../../messages/composed/en.ts'
import { words as spanishWords } from '../../../../messages/composed/es.ts'
import { messages as fr, words as frenchWords } from '../../../../messages/composed/fr.ts'
import { screenByName, screens } from '../../../access/screens.ts'
import { shortTitleOf, titleOf } from '../../../access/web/screen-titles.ts'
import { fill } from '../../../kit/language/message.ts'
import { trailTo } from './trail.ts'

const english = { text: (key: keyof typeof en) => fill(en[key]), say: (words: string) => words }
const french = {
  text: (key: keyof typeof en) => fill(fr[key]),
  say: (words: string) => Reflect.get(frenchWords, words) ?? words,
}
const of = (name: string) => {
  const screen = screenByName.get(name)
  assert.ok(screen, name)
  return screen
}

test('titles are short and say what the screen is', () => {
  assert.equal(titleOf(of('policies'), english), 'Policies')
  assert.equal(titleOf(of('policies-deleted'), english), 'Policies: archived')
  assert.equal(shortTitleOf(of('policies-deleted'), english), 'Archived')
  for (const screen of screens) {
    const title = titleOf(screen, english)
    assert.ok(title.length > 0 && title.length < 60, `${screen.name}: ${title}`)
  }
})

test('they are in the words of the register, and of the person', () => {
  assert.equal(titleOf(of('projects'), french), 'Projets')
  assert.equal(titleOf(of('projects-completed'), french), 'Projets: terminés')
  assert.equal(shortTitleOf(of('projects-edit'), french), 'Modifier')
})

test('the trail to a screen holds every screen on the way, its parameters filled in', () => {
  const trail = trailTo(of('policies-categories-edit'), '/dashboard/policies/categories/edit/7')
  assert.deepEqual(
    trail.map(({ screen, to }) => [screen.name, to]),
    [
      ['dashboard', '/dashboard'],
      ['policies', '/dashboard/policies'],
      ['policies-categories', '/dashboard/policies/categories'],
    ],
  )
})

test('no screen of the dashboard has an English title in French or Spanish', () => {
  const ends = Object.entries(en).filter(([key]) => key.startsWith('screen_part_'))
  const translated = new Set(ends.map(([, end]) => end))
  const left = new Set<string>()
  for (const screen of screens) {
    if (screen.audience !== 'staff' || screen.label !== undefined) continue
    const say = (subject: string) => {
      for (const words of [frenchWords, spanishWords])
        if (!Object.hasOwn(words, subject)) left.add(subject)
      return ''
    }
    const [, end = ''] = titleOf(screen, { ...english, say }).split(': ')
    if (end !== '' && !translated.has(end)) left.add(`${screen.name}: ${end}`)
  }
  assert.deepEqual([...left], [])
})
