import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { monthlyReports } from './monthly-reports.register.ts'
import { MakeItNow } from './web/MakeItNow.tsx'
import { PapersPanel } from './web/PapersPanel.tsx'

export const web: RegisterWeb<typeof monthlyReports> = {
  Head: MakeItNow,
  panels: [{ title: 'Papers', Panel: PapersPanel }],
}
