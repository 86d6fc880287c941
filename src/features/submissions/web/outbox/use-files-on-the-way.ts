import { useCallback } from 'react'
import type { Outgoing } from '../device/kept.ts'
import { useKept } from '../device/news.ts'
import { filesToSend } from './send-one.ts'

/** How many files of an entry there are, and how many of them the server has. */
export function useFilesOnTheWay(outgoing: Outgoing): { sent: number; count: number } {
  const read = useCallback(() => filesToSend(outgoing), [outgoing])
  const files = useKept(['files'], read) ?? []
  return { sent: files.filter(({ server }) => server !== null).length, count: files.length }
}
