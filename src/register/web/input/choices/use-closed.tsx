// What cannot be chosen is in the list, greyed, with why; chosen all the same, it leads to where that is mended.
import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { type ClosedReason, closedReasons, closedWords } from '../../../fields/closed.ts'
import type { Pointed } from '../../../fields/pointing.ts'
import { RecordLink } from '../../record/RecordLink.tsx'

export type ChoosableRow = Pointed & { why?: ClosedReason }

/** `target`: the register of the rows; people are those of `users`. */
export function useClosed(target: string, found: readonly ChoosableRow[]) {
  const { say } = useLanguage()
  const [refused, setRefused] = useState<ChoosableRow>()
  const byId = new Map(found.map((one) => [one.id, one]))

  /** Whether it may be chosen; says why where it may not. */
  function isOpen(id: string | null): boolean {
    const one = byId.get(id ?? '')
    const isRefused = one?.why !== undefined
    setRefused(isRefused ? one : undefined)
    return !isRefused
  }
  return {
    isOpen,
    /** What an input of a whole list wants to know of each row. */
    options: found.map(({ id, name, why }) => ({
      id,
      name,
      ...(why !== undefined && { note: say(closedWords[why]) }),
    })),
    /** Greyed, with its reason, where it cannot be chosen. */
    renderOption({ option }: { option: { value: string; label: string } }): ReactNode {
      const why = byId.get(option.value)?.why
      if (why === undefined) return option.label
      return (
        <Text span inherit c="var(--ink-soft)">
          {option.label} · {say(closedWords[why])}
        </Text>
      )
    },
    /** Why the last one that was tried cannot be chosen, below the field. */
    inputContainer: (input: ReactNode): ReactNode => (
      <>
        {input}
        {refused?.why && (
          <div className="mt-2">
            <Notice tone="calm">
              <RecordLink register={target === 'accounts' ? 'users' : target} to={refused} />
              {': '}
              {say(closedReasons[refused.why])}
            </Notice>
          </div>
        )}
      </>
    ),
  }
}
