import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../../kit/web/later.ts'
import type { Part } from '../../../../kit/writing/content.ts'
import { type KindProps, shared } from '../field-of-form.ts'

// It brings the editor of texts, which weighs as much as all that a form ships besides.
const ContentInput = whenDrawn(async () => (await import('./ContentInput.tsx')).ContentInput)

/** What a document says. */
export function ContentField(props: KindProps) {
  const { disabled = false, ...given } = shared(props, useSay())
  return (
    <FieldGroup {...given}>
      <Suspense fallback={<Skeleton mt={4} height="10rem" />}>
        <ContentInput
          value={props.value as Part[]}
          disabled={disabled}
          besides={props.field.parts ?? []}
          onChange={props.onChange}
        />
      </Suspense>
    </FieldGroup>
  )
}
