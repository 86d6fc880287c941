import { useCallback, useMemo } from 'react'
import type { Locale } from '../../../../kit/locales.ts'
import type { PointedFile } from '../../../../register/fields/pointing.ts'
import type { Filling } from '../../definition/filling/filling.ts'
import type { Remark } from '../../definition/filling/remarks.ts'
import { sectionsOf } from '../../definition/sections.ts'
import { FillProgress } from './FillProgress.tsx'
import { Files, type FilesAtHand, type SendFile } from './files/files-at-hand.ts'
import { useFilesAtHand } from './files/use-files-at-hand.ts'
import classes from './fill.module.css'
import { type BroughtLists, Fill, type FillingContext, placeOf } from './filling-context.ts'
import { SectionView } from './SectionView.tsx'
import { useSoFar } from './use-so-far.ts'

/** From so many questions on, laying out what nobody sees yet is felt. */
const long = 80

type Props = {
  filling: Filling
  language: Locale
  readOnly?: boolean
  /** Shows what is wrong with questions that nobody touched, too. */
  showAll?: boolean
  /** What the server would not take of it, by question. */
  refused?: ReadonlyMap<string, string>
  /** Marked as what is to be answered anew. */
  toCorrect?: ReadonlySet<string>
  /** Says at the bottom how much is answered, and leads to what is missing. */
  withProgress?: boolean
  /** What its questions choose from; asked for at the server when left out. */
  lists?: BroughtLists | undefined
  files?: readonly PointedFile[]
  /** How a file is taken in; sent to the server at once when left out. */
  sendFile?: SendFile
  /** Where a file is shown from; the server when left out. */
  addressOfFile?: FilesAtHand['addressOf']
  /** Told after an answer has been taken in. */
  onAnswered?: (key: string) => void
}

/** A form to be filled: on the fill screen, beside the builder and, read-only, wherever answers are shown. */
export function FormQuestions(props: Props) {
  const { filling, language, readOnly = false, showAll = false, withProgress = false } = props
  const { files, sendFile, addressOfFile, onAnswered, refused, toCorrect, lists } = props
  const onAnswer = useCallback(
    (key: string, value: unknown) => {
      filling.set(key, value)
      onAnswered?.(key)
    },
    [filling, onAnswered],
  )
  const onRemark = useCallback(
    (name: string, remark: Remark) => {
      filling.remarks.set(name, remark)
      onAnswered?.(name)
    },
    [filling, onAnswered],
  )
  const context = useMemo<FillingContext>(
    () => ({
      filling,
      language,
      readOnly,
      showAll,
      ...(refused && { refused }),
      ...(toCorrect && { toCorrect }),
      ...(lists && { lists }),
      onAnswer,
      remarks: { filling, path: [], onRemark },
      idOf: placeOf,
    }),
    [filling, language, readOnly, showAll, refused, toCorrect, lists, onAnswer, onRemark],
  )
  const atHand = useFilesAtHand({ files, sendFile, addressOfFile })
  const sections = useMemo(() => sectionsOf(filling.definition.fields), [filling])
  // As it is opened: what an answer brings up later changes nothing of how it is laid out.
  const shown = useMemo(() => new Set(filling.visibleKeys()), [filling])
  const isLong = shown.size > long
  const soFar = useSoFar(sections, shown, isLong)
  return (
    <Files value={atHand}>
      <Fill value={context}>
        <div className={`${classes.form} stack gap-4 container`} data-long={isLong || undefined}>
          {soFar.sections.map((section, at) => (
            <SectionView key={section.head?.key ?? at} section={section} />
          ))}
          {/* The questions below keep their place, more or less. */}
          {soFar.toCome > 0 && <div style={{ height: `${soFar.toCome * 7}rem` }} />}
        </div>
        {withProgress && !readOnly && <FillProgress filling={filling} language={language} />}
      </Fill>
    </Files>
  )
}
