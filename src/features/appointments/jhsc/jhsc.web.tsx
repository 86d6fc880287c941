import type { RegisterWeb } from '../../../register/web/beside.ts'
import { CommitteePanel } from '../web/CommitteePanel.tsx'

export const web: RegisterWeb = { Above: CommitteePanel }
