import type { RegisterWeb } from '../../../register/web/extension.ts'
import { CommitteePanel } from '../web/CommitteePanel.tsx'

export const web: RegisterWeb = { Above: CommitteePanel }
