import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { letterWords, worstFirst } from '../letters.ts'
import { cellIcons, cellTones } from './cell-look.ts'
import { letterIn } from './MatrixGrid.tsx'
import classes from './matrix.module.css'
import type { ShownMatrix } from './use-matrix.ts'

const atOnce = 20

type Props = { matrix: ShownMatrix; onPress(place: { person: number; course: number }): void }

/** The same on a phone: each person with their courses, what is wrong first. */
export function MatrixPeople({ matrix: { people, courses, cells }, onPress }: Props) {
  const { text, say } = useLanguage()
  const [most, setMost] = useState(atOnce)
  return (
    <div className="stack gap-3">
      <ul className={classes.people}>
        {people.slice(0, most).map(({ id, name, detail }, person) => {
          const theirs = courses
            .map((course, at) => ({ course, at, letter: letterIn(cells[person], at) }))
            .filter(({ letter }) => letter !== '.')
            .sort((a, b) => worstFirst.indexOf(a.letter) - worstFirst.indexOf(b.letter))
          return (
            <li key={id} className="stack gap-2">
              <strong className="break-anywhere">
                {name} {detail !== null && <small className="hint">{detail}</small>}
              </strong>
              {theirs.length === 0 && <span className="hint">{text('training_nothing')}</span>}
              <ul className={classes.lines}>
                {theirs.map(({ course, at, letter }) => {
                  const Icon = cellIcons[letter]
                  return (
                    <li key={course.id}>
                      <UnstyledButton
                        className="pair min-h-touch w-full"
                        onClick={() => onPress({ person, course: at })}
                      >
                        <span className="break-anywhere">{course.name}</span>
                        <Tag tone={cellTones[letter]} icon={<Icon size={14} aria-hidden />}>
                          {say(letterWords[letter])}
                        </Tag>
                      </UnstyledButton>
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ul>
      {people.length > most && (
        <Button variant="default" onClick={() => setMost(most + atOnce)}>
          {text('training_more_people', { count: people.length - most })}
        </Button>
      )}
    </div>
  )
}
