// The one way to act: busy while it lasts, refused in words, and what it changed is read anew.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useId } from 'react'
import { NoAnswer, Refused } from '../../http/client.web.ts'
import { toast } from '../inputs/toast.ts'
import { useText } from '../language/Language.tsx'
import { problemWords, Unable } from './problem-words.ts'

type ActOptions<Given, Done> = {
  /** The queries to read again when the server has answered, before `onDone`. */
  renews?: readonly QueryKey[]
  /** The notification when it is done. */
  says?: (done: Done, given: Given) => string
  onDone?: (done: Done, given: Given) => unknown
  onRefused?: (error: unknown, given: Given) => unknown
  /** Where there is no place for it, a refusal is said in passing. */
  refusedInPassing?: boolean
  /** Asked for again before it is done, it is not begun again: a click may be a double one. */
  oneAtATime?: boolean
}

export function useAct<Given = void, Done = unknown>(
  work: (given: Given) => Promise<Done>,
  {
    renews = [],
    says,
    onDone,
    onRefused,
    refusedInPassing,
    oneAtATime,
  }: ActOptions<Given, Done> = {},
) {
  const text = useText()
  const queries = useQueryClient()
  const renew = () => Promise.all(renews.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const id = useId()
  const { mutate, isPending, variables, error, data, reset } = useMutation<Done, unknown, Given>({
    mutationKey: [id],
    mutationFn: work,
    // Without a connection it is refused at once: waiting for one is the outbox's work.
    networkMode: 'always',
    async onSuccess(done, given) {
      await renew()
      if (says) toast(says(done, given), { type: 'success' })
      await onDone?.(done, given)
    },
    onError(refusal, given) {
      if (!(refusal instanceof Refused || refusal instanceof NoAnswer || refusal instanceof Unable))
        console.error(refusal)
      void renew()
      if (refusedInPassing) toast(problemWords(refusal, text), { type: 'error', duration: 6000 })
      return onRefused?.(refusal, given)
    },
  })
  return {
    act: useCallback(
      (given: Given) => {
        if (!oneAtATime || queries.isMutating({ mutationKey: [id] }) === 0) mutate(given)
      },
      [id, mutate, oneAtATime, queries],
    ),
    busy: isPending,
    /** What it is busy with. */
    given: isPending ? variables : undefined,
    done: data,
    error,
    /** The refusal, in words for a person. */
    problem: error === null ? undefined : problemWords(error, text),
    forget: reset,
  }
}
