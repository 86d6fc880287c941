import type { RegisterWeb } from '../../../register/web/extension.ts'
import { ContactsPanel } from './ContactsPanel.tsx'

export const web: RegisterWeb = { panels: [{ title: 'Contacts', Panel: ContactsPanel }] }
