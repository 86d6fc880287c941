// biome-ignore-all lint/a11y/useSemanticElements: elements of tables cannot be left out between others, these roles can
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes from cell to cell; heads are read with them
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isNameIn } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type CellLetter, cellLetters, letterWords } from '../letters.ts'
import { cellIcons, cellTones } from './cell-look.ts'
import classes from './matrix.module.css'
import type { ShownMatrix } from './use-matrix.ts'

export const letterIn = (cells: string | undefined, at: number): CellLetter => {
  const letter = cells?.[at] ?? '.'
  return isNameIn(cellLetters, letter) ? letter : '.'
}

const row = 44
const head = 192
const first = 220
const column = 64
const around = 4

/** The part of a line that is seen, with a little on each side. */
const seen = (from: number, room: number, size: number, count: number) => {
  const begin = Math.max(0, Math.floor(from / size) - around)
  return { begin, end: Math.min(count, Math.ceil((from + room) / size) + around) }
}

type Place = { person: number; course: number }
type Props = { matrix: ShownMatrix; onPress(place: Place): void }

/** People × courses with frozen heads: only what is seen is drawn, so it may be as large as a company. One cell is
 *  reached by Tab, the others by the arrows. */
export function MatrixGrid({ matrix, onPress }: Props) {
  const { text, say } = useLanguage()
  const { courses, people, cells } = matrix
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, left: 0, height: 600, width: 900 })
  const [at, setAt] = useState<Place>({ person: 0, course: 0 })
  const moved = useRef(false)

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const look = () =>
      setView({
        top: element.scrollTop,
        left: element.scrollLeft,
        height: element.clientHeight,
        width: element.clientWidth,
      })
    look()
    const watching = new ResizeObserver(look)
    watching.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const active = {
    person: Math.min(at.person, people.length - 1),
    course: Math.min(at.course, courses.length - 1),
  }
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    box.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
  })

  function go(person: number, course: number) {
    const next = {
      person: Math.max(0, Math.min(people.length - 1, person)),
      course: Math.max(0, Math.min(courses.length - 1, course)),
    }
    moved.current = true
    setAt(next)
    const element = box.current
    if (element === null) return
    const [top, left] = [next.person * row, next.course * column]
    const [height, width] = [
      element.clientHeight - head - row,
      element.clientWidth - first - column,
    ]
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, top - height))
    element.scrollLeft = Math.min(left, Math.max(element.scrollLeft, left - width))
  }
  function press(event: KeyboardEvent) {
    const { person, course } = active
    const aPage = Math.max(1, Math.floor((view.height - head) / row) - 1)
    const steps: Readonly<Record<string, readonly [person: number, course: number]>> = {
      ArrowDown: [person + 1, course],
      ArrowUp: [person - 1, course],
      ArrowRight: [person, course + 1],
      ArrowLeft: [person, course - 1],
      PageDown: [person + aPage, course],
      PageUp: [person - aPage, course],
      Home: [event.ctrlKey ? 0 : person, 0],
      End: [event.ctrlKey ? people.length - 1 : person, courses.length - 1],
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(...step)
  }

  const rows = seen(view.top, view.height - head, row, people.length)
  const columns = seen(view.left, view.width - first, column, courses.length)
  const shownPeople = people.slice(rows.begin, rows.end)
  const shownCourses = courses.slice(columns.begin, columns.end)
  return (
    <div
      ref={box}
      className={classes.scroll}
      role="grid"
      aria-label={text('nav_training_matrix')}
      aria-rowcount={people.length + 1}
      aria-colcount={courses.length + 1}
      onKeyDown={press}
    >
      <div
        className={classes.whole}
        style={{ width: first + courses.length * column, height: head + people.length * row }}
      >
        <div className={classes.heads} role="row" aria-rowindex={1}>
          <div className={classes.corner} role="columnheader" aria-colindex={1}>
            {text('training_people')}
          </div>
          {shownCourses.map(({ id, name, code }, n) => (
            <div
              key={id}
              className={classes.course}
              role="columnheader"
              aria-colindex={columns.begin + n + 2}
              style={{ left: first + (columns.begin + n) * column }}
              title={code === null ? name : `${code} · ${name}`}
            >
              <span>{name}</span>
            </div>
          ))}
        </div>
        {shownPeople.map(({ id, name, detail }, n) => {
          const person = rows.begin + n
          return (
            <div
              key={id}
              className={classes.row}
              role="row"
              aria-rowindex={person + 2}
              style={{ top: head + person * row }}
            >
              <div className={classes.person} role="rowheader" aria-colindex={1}>
                <span>{name}</span>
                {detail !== null && <small>{detail}</small>}
              </div>
              {shownCourses.map((course, c) => {
                const place = { person, course: columns.begin + c }
                const letter = letterIn(cells[person], place.course)
                const Icon = cellIcons[letter]
                const isActive = person === active.person && place.course === active.course
                return (
                  <div
                    key={course.id}
                    role="gridcell"
                    aria-colindex={place.course + 2}
                    tabIndex={isActive ? 0 : -1}
                    data-active={isActive || undefined}
                    className={classes.cell}
                    data-tone={cellTones[letter]}
                    data-empty={letter === '.' || undefined}
                    style={{ left: first + place.course * column }}
                    aria-label={`${name}, ${course.name}: ${say(letterWords[letter])}`}
                    title={say(letterWords[letter])}
                    onClick={() => {
                      setAt(place)
                      onPress(place)
                    }}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return
                      event.preventDefault()
                      onPress(place)
                    }}
                  >
                    <Icon size={18} aria-hidden />
                    {letter >= '3' && letter <= '9' && <small>{letter}0</small>}
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
