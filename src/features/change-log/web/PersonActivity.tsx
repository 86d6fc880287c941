import type { AnyRow } from '../../../register/define.ts'
import { ChangesList } from './ChangesList.tsx'

/** What a person has done here. */
export default function PersonActivity({ row }: { row: AnyRow }) {
  return <ChangesList filters={{ person: row.id }} />
}
