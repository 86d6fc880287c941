import type { AudienceFact, FactKind } from '../../../register/fields/audience.ts'

export const fact = (
  kind: FactKind,
  id: string | null = null,
  more: Partial<AudienceFact> = {},
): AudienceFact => ({ out: false, kind, id, value: null, name: null, ...more })
