import type { RegisterWeb } from '../../../register/web/extension.ts'
import { RepresentationPanel } from '../web/RepresentationPanel.tsx'

export const web: RegisterWeb = { Above: RepresentationPanel }
