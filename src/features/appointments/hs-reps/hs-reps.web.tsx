import type { RegisterWeb } from '../../../register/web/beside.ts'
import { RepresentationPanel } from '../web/RepresentationPanel.tsx'

export const web: RegisterWeb = { Above: RepresentationPanel }
