import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { monthlyReports } from './monthly-reports.register.ts'
import { PapersPanel } from './web/PapersPanel.tsx'

export const web: RegisterWeb<typeof monthlyReports> = {
  panels: [{ title: 'Papers', Panel: PapersPanel }],
}
