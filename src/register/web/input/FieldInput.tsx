import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { InputProps, RegisterWeb } from '../extension.ts'
import { KindInput } from './KindInput.tsx'

type Props = InputProps & {
  web: RegisterWeb
  /** What is wrong inside a field of rows, by `0.name`. */
  innerErrors?: Readonly<Record<string, string>> | undefined
}

/** How a field is filled in: by the register's own input where it has one, else by its kind's. */
export function FieldInput({ web, values, ...props }: Props) {
  const Own = web.inputs?.[props.name]
  if (Own === undefined) return <KindInput {...props} />
  return (
    <Suspense fallback={<Skeleton height={60} />}>
      <Own {...props} values={values} />
    </Suspense>
  )
}
