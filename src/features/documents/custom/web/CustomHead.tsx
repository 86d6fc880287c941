import type { AnyRow } from '../../../../register/define.ts'
import { DocumentHead } from '../../kinds/web/DocumentHead.tsx'
import { useType } from './use-type.ts'

/** As of every document; its type says whether it has a poster. */
export function CustomHead({ row, onChange }: { row: AnyRow; onChange(): void }) {
  return <DocumentHead row={row} onChange={onChange} poster={useType(row.type)?.qr === true} />
}
