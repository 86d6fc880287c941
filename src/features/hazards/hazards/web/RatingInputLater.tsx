import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { whenDrawn } from '../../../../kit/web/later.ts'
import type { RatingInput as Whole } from './RatingInput.tsx'

const Rating = whenDrawn(async () => (await import('./RatingInput.tsx')).RatingInput)

/** For a record that is read much more often than it is rated: its list of choices comes with the form. */
export function RatingInput(props: ComponentProps<typeof Whole>) {
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <Rating {...props} />
    </Suspense>
  )
}
