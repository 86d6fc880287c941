import type { RegisterRow } from '../../../../register/define.ts'
import type { entities } from '../entities.register.ts'
import { BrandPreview } from './BrandPreview.tsx'

/** What an entity says of its look, where it says anything. */
export function EntityLook({ row }: { row: RegisterRow<typeof entities> }) {
  const { display_name, legal_name, colour, logo } = row
  if (!display_name && !colour && !logo) return null
  return <BrandPreview name={display_name ?? legal_name} colour={colour} logo={logo?.id ?? null} />
}
