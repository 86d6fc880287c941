import type { RegisterWeb } from '../../../register/web/extension.ts'
import { MatrixPanel } from '../matrix/web/MatrixPanel.tsx'

export const web: RegisterWeb = { Above: MatrixPanel }
