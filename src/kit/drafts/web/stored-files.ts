// The files of a draft on this device.
import type { DeviceFile } from '../files.ts'
import { resultOf, withStores } from './database.ts'
import { asNoted, changeRow, putRow } from './stored.ts'

/** What is known of a file of a draft, and its content. */
export type DraftFile = DeviceFile & { readonly content: Blob }

export async function filesOf(draft: string): Promise<DraftFile[]> {
  const files = await withStores(['files'], 'readonly', (of) =>
    resultOf<DraftFile[]>(of('files').index('draft').getAll(draft)),
  )
  return files.map(asNoted)
}

export const putFile = (file: DraftFile): Promise<void> => putRow('files', file)

/** Changes what is said of a file, unless it has been removed meanwhile, or `only` some are meant. */
export const changeFile = (
  id: string,
  change: Partial<DraftFile>,
  only?: (file: DraftFile) => boolean,
): Promise<DraftFile | undefined> => changeRow('files', id, change, only)
