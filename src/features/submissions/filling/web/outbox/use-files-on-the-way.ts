import { useCallback } from 'react'
import { useStored } from '../../../../../kit/drafts/web/changes.ts'
import type { Outgoing } from '../device/stored.ts'
import { filesToSend } from './send-submission.ts'

/** How many files of an entry there are, and how many of them the server has. */
export function useFilesOnTheWay(outgoing: Outgoing): { sent: number; count: number } {
  const read = useCallback(() => filesToSend(outgoing), [outgoing])
  const files = useStored(['files'], read) ?? []
  return { sent: files.filter(({ server }) => server !== null).length, count: files.length }
}
