// Stands in for `@tanstack/react-query` in the public site, whose pages read two things, once each.
import { useEffect, useState } from 'react'

type Asked<Answer> = {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<Answer>
}

const answers = new Map<string, Promise<unknown>>()

/** One answer for all who ask. */
function answerTo<Answer>(key: string, { queryFn }: Asked<Answer>): Promise<Answer> {
  const known = answers.get(key) as Promise<Answer> | undefined
  if (known !== undefined) return known
  const coming = queryFn({ signal: new AbortController().signal })
  answers.set(key, coming)
  return coming
}

export function useQuery<Answer>(asked: Asked<Answer>): { data: Answer | undefined } {
  const [data, setData] = useState<Answer>()
  const key = JSON.stringify(asked.queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by its key
  useEffect(() => {
    let gone = false
    answerTo(key, asked).then(
      (answer) => {
        if (!gone) setData(answer)
      },
      (error: unknown) => {
        // What this page says without it is true as well; the next who asks tries again.
        console.warn('The server did not answer.', error)
        answers.delete(key)
      },
    )
    return () => {
      gone = true
    }
  }, [key])
  return { data }
}
