import type { RegisterWeb } from '../../../register/web/beside.ts'
import { CoveragePanel } from '../web/CoveragePanel.tsx'

export const web: RegisterWeb = { Above: CoveragePanel }
