import type { AnyRow } from '../../../../register/define.ts'
import { OpenDeficiencies } from './OpenDeficiencies.tsx'

export default function DeficienciesOfLocation({ row }: { row: AnyRow }) {
  return <OpenDeficiencies by="location" row={row} />
}
