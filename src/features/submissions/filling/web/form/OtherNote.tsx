import { Button, Group, UnstyledButton } from '@mantine/core'
import { useTimes } from '../../../../../access/web/use-times.ts'
import type { Other } from '../../../../../kit/drafts/draft.ts'
import { useLanguage } from '../../../../../kit/web/language/Language.tsx'
import { type Filling, labelIn, questionsOfRemark } from '../../../../forms/definition/index.ts'
import { goTo, placeOf, placeOfRemark } from '../../../../forms/web/index.ts'
import { languageOf } from '../../../reading/web/facts.ts'
import type { FillConflict } from '../device/stored.ts'
import type { FillingNow } from '../draft/use-filling.ts'
import { aboutPlace } from './AboutSection.tsx'
import classes from './fill.module.css'

type Props = {
  filling: Filling
  other: Other<FillConflict>
  onDecide: FillingNow['decide']
}

/** What was answered differently on two devices, and the way to look at either before one decides. */
export function OtherNote({ filling, other, onDecide }: Props) {
  const { text, locale } = useLanguage()
  const { moment } = useTimes()
  const language = languageOf(filling.definition, locale)
  const differ = [
    ...filling.definition.fields
      .filter(({ key }) => Object.hasOwn(other.content.answers, key))
      .map((question) => ({ place: placeOf(question.key), words: labelIn(question, language) })),
    ...Object.keys(other.content.remarks ?? {}).flatMap((name) => {
      const labels = questionsOfRemark(filling.definition.fields, name)
      const words = labels.map((question) => labelIn(question, language)).join(': ')
      return words === '' ? [] : [{ place: placeOfRemark(name), words }]
    }),
    ...(Object.keys(other.content.about).length > 0
      ? [{ place: aboutPlace, words: text('filling_about') }]
      : []),
  ]
  return (
    <div className={classes.note} data-tone="notice" role="status">
      <p>{text('filling_other', { when: moment(other.saved_at) })}</p>
      <ul className="m-0 w-full">
        {differ.map(({ place, words }) => (
          <li key={place}>
            <UnstyledButton data-link onClick={() => goTo(place)}>
              {words}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button size="compact-md" variant="default" onClick={() => onDecide('swap')}>
          {text('filling_other_swap')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onDecide('stay')}>
          {text('filling_other_stay')}
        </Button>
      </Group>
    </div>
  )
}
