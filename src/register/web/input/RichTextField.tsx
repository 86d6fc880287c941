import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { FieldGroup } from '../../../kit/web/inputs/FieldGroup.tsx'
import { useSay } from '../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../kit/web/later.ts'
import type { RichNode } from '../../../kit/writing/rich-text.ts'
import { type KindProps, shared } from './field-of-form.ts'
import classes from './input.module.css'

// The editor weighs as much as all that a form ships besides: only forms with such a text fetch it.
const RichTextInput = whenDrawn(
  async () => (await import('../../../kit/web/inputs/rich-text/RichTextInput.tsx')).RichTextInput,
)

/** A text with marks. */
export function RichTextField(props: KindProps) {
  const given = shared(props, useSay())
  const waiting = (
    <FieldGroup {...given}>
      <Skeleton mt={4} className={classes.richTextWaiting ?? ''} />
    </FieldGroup>
  )
  return (
    <Suspense fallback={waiting}>
      <RichTextInput {...given} value={props.value as RichNode | null} onChange={props.onChange} />
    </Suspense>
  )
}
