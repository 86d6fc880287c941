// Which families of rights are shown: all, those held, those that differ, narrowed by what is searched for.
import type { Say } from '../../../kit/sentences.ts'
import type { Text } from '../../../kit/web/language/catalogue.ts'
import { grantOf } from '../../grants.ts'
import { familyName, sayRight } from '../../right-names.ts'
import { titleOf } from '../screen-titles.ts'
import { familiesByGroup, screensOf } from './right-groups.ts'
import type { RightState } from './right-states.ts'

export type Shown = 'all' | 'held' | 'different'

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The screens that it opens are searched too. */
const wordsOf = (states: readonly RightState[], speech: { say: Say; text: Text }) =>
  folded(
    states
      .flatMap(({ right }) => [
        sayRight(right, speech.say),
        ...screensOf(right).map((screen) => titleOf(screen, speech)),
      ])
      .join(' '),
  )

export function shownFamilies(
  states: readonly RightState[],
  { search, shown }: { search: string; shown: Shown },
  speech: { say: Say; text: Text },
) {
  const byRight = new Map(states.map((state) => [state.right, state]))
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const isShown = (own: readonly RightState[]) =>
    (shown === 'all' ||
      own.some(({ holds, mark }) => (shown === 'held' ? holds : mark !== undefined))) &&
    (words.length === 0 || words.every((word) => wordsOf(own, speech).includes(word)))
  return familiesByGroup
    .map(([group, families]) => ({
      group,
      families: families
        .map(({ family, actions }) => ({
          family,
          name: speech.say(familyName(family)),
          states: actions.flatMap((action) => byRight.get(grantOf(family, action)) ?? []),
        }))
        .filter(({ states: own }) => isShown(own))
        .sort((one, other) => one.name.localeCompare(other.name)),
    }))
    .filter(({ families }) => families.length > 0)
}
