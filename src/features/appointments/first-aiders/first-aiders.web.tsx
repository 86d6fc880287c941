import type { RegisterWeb } from '../../../register/web/extension.ts'
import { CoveragePanel } from '../web/CoveragePanel.tsx'

export const web: RegisterWeb = { Above: () => <CoveragePanel /> }
