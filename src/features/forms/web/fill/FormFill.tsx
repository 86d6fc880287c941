import { useCallback, useMemo, useState } from 'react'
import type { PointedFile } from '../../../../register/fields/pointing.ts'
import type { Filling } from '../../definition/filling.ts'
import type { Language } from '../../definition/question.ts'
import { sectionsOf } from '../../definition/sections.ts'
import { Files } from './files-at-hand.ts'
import classes from './fill.module.css'
import { Fill, type FillingContext } from './filling-context.ts'
import { SectionView } from './SectionView.tsx'

type Props = {
  filling: Filling
  language: Language
  readOnly?: boolean
  /** Shows what is wrong with questions that nobody touched, too. */
  showAll?: boolean
  files?: readonly PointedFile[]
  /** Told after an answer has been taken in. */
  onAnswered?: (key: string) => void
}

/** A form to be filled: on the fill screen, beside the builder and, read-only, wherever answers are shown. */
export function FormFill(props: Props) {
  const { filling, language, readOnly = false, showAll = false, files, onAnswered } = props
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [learnt, setLearnt] = useState<readonly PointedFile[]>([])
  const onAnswer = useCallback(
    (key: string, value: unknown) => {
      filling.set(key, value)
      setTouched((now) => (now.has(key) ? now : new Set(now).add(key)))
      onAnswered?.(key)
    },
    [filling, onAnswered],
  )
  const context = useMemo<FillingContext>(
    () => ({ filling, language, readOnly, showAll, touched, onAnswer }),
    [filling, language, readOnly, showAll, touched, onAnswer],
  )
  const atHand = useMemo(
    () => ({
      known: new Map([...(files ?? []), ...learnt].map((file) => [file.id, file])),
      learn: (more: readonly PointedFile[]) => setLearnt((now) => [...now, ...more]),
    }),
    [files, learnt],
  )
  const sections = useMemo(() => sectionsOf(filling.definition.fields), [filling])
  return (
    <Files value={atHand}>
      <Fill value={context}>
        <div className={classes.form}>
          {sections.map((section, at) => (
            <SectionView key={section.head?.key ?? at} section={section} />
          ))}
        </div>
      </Fill>
    </Files>
  )
}
