// What other features may use of audiences in the browser.
export { AudienceField } from './AudienceField.tsx'
export { useAudienceChoices } from './use-audience-choices.ts'
