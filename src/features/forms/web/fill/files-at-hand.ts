// What is known of the files that answers name: their words and kinds, which the answers leave out.
import { createContext, use } from 'react'
import type { PointedFile } from '../../../../register/fields/pointing.ts'

export type FilesAtHand = {
  known: ReadonlyMap<string, PointedFile>
  learn(files: readonly PointedFile[]): void
}

export const Files = createContext<FilesAtHand>({ known: new Map(), learn: () => undefined })
export const useFiles = (): FilesAtHand => use(Files)
