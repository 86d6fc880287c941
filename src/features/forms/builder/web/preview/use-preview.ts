// The filling that the preview shows: opened anew when the form changes, with the answers so far.
import { useCallback, useMemo, useState } from 'react'
import { currentSession, type User } from '../../../../../access/web/session.ts'
import type { Key } from '../../../../../form-engine/index.ts'
import type { StartFacts } from '../../../definition/filling/beginning.ts'
import { type Filling, openFilling } from '../../../definition/filling/filling.ts'
import type { FormDefinition } from '../../../definition/question.ts'
import { useBuilder } from '../draft/builder-store.ts'
import { useDebouncedDefinition } from '../draft/use-debounced-definition.ts'

type Answers = Readonly<Record<Key, unknown>>

/** The person who designs a form sees what it begins with, as if they filled it now. */
function factsNow(user: User | undefined): StartFacts {
  // As the clock on the wall says it: `2026-11-21 09:30:00`.
  const [today = '', time = ''] = new Date().toLocaleString('sv').split(' ')
  return {
    today,
    now: `${today}T${time.slice(0, 5)}`,
    ...(user && { me: { id: user.id, name: user.name } }),
  }
}

/** A filling after so many answers: another object whenever something in it may differ. */
export type At = { readonly filling: Filling; readonly turn: number }

export type Preview = {
  definition: FormDefinition
  filling: Filling
  at: At
  /** Another number once the answers were put back: inputs begin anew. */
  round: number
  answered(key: Key): void
  begin(answers: Answers): void
}

export function usePreview(): Preview {
  const definition = useDebouncedDefinition(useBuilder())
  // Answers to questions that are taken out are kept: taking back brings the question back.
  const [held, setHeld] = useState<{ round: number; answers: Answers }>({ round: 0, answers: {} })
  const [turn, setTurn] = useState(0)
  const [begin] = useState(() => factsNow(currentSession().user))
  const filling = useMemo(
    () => openFilling(definition, held.answers, { begin, draft: true }),
    [definition, held, begin],
  )
  const at = useMemo(() => ({ filling, turn }), [filling, turn])
  const answered = useCallback(
    (key: Key) => {
      // The filling has it already; it is noted for the next one, and opens none.
      held.answers = { ...held.answers, ...filling.held(), [key]: filling.get(key).value }
      setTurn((now) => now + 1)
    },
    [filling, held],
  )
  const beginWith = useCallback(
    (answers: Answers) => setHeld(({ round }) => ({ round: round + 1, answers })),
    [],
  )
  return { definition, filling, at, round: held.round, answered, begin: beginWith }
}
