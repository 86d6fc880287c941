import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Refused } from '../../../kit/http/client.web.ts'
import type { Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { RowGone } from '../form/row/RowGone.tsx'
import { readRow } from '../form/save/read-row.ts'
import { useWayBack } from '../form/use-way-back.ts'
import { recordKey } from '../keys.ts'
import { RecordView } from './RecordView.tsx'

type Props = {
  register: Register
  web: RegisterWeb
  id: string
  within?: string
  /** Shown where there is no such row, or none that the person may know of. */
  missing: ReactNode
}

/** The read view of a row: its facts, its history and its actions. */
export function RegisterRecord({ register, web, id, within, missing }: Props) {
  const queries = useQueryClient()
  // Like the row of the form it is not asked for again when it was deleted here.
  const queryKey = recordKey(register.name, id)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRow(register, id, signal),
    gcTime: 0,
    staleTime: 0,
  })
  const [gone, setGone] = useState(false)
  const { address, goBack } = useWayBack(register, data, within)
  function leaveGone() {
    // Its panels are taken away first: they would ask for more of a row that is gone.
    flushSync(() => setGone(true))
    goBack()
  }
  if (gone) return <FormSkeleton register={register} />
  if (error instanceof Refused && [404, 422].includes(error.httpStatus)) return missing
  if (data !== undefined)
    return (
      // One boundary for all of it: a head that came later would push the tabs from under a finger.
      <Suspense fallback={<FormSkeleton register={register} />}>
        <RecordView
          register={register}
          web={web}
          row={data}
          within={within}
          onRow={(row) => queries.setQueryData(queryKey, row)}
          onChange={() => void refetch()}
          onBack={goBack}
          onGone={leaveGone}
        />
      </Suspense>
    )
  if (error !== null) return <RowGone error={error} back={address} onRetry={() => void refetch()} />
  return <FormSkeleton register={register} />
}
