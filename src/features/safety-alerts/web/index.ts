// What other features may use of safety alerts in the browser: how one is written, read and shown.
export { safetyAlerts } from '../alerts/safety-alerts.register.ts'
export { web as safetyAlertsWeb } from '../alerts/safety-alerts.web.tsx'
export { severityTones } from '../alerts/severities.ts'
export { AlertPage } from '../reading/web/AlertPage.tsx'
export { ShownBanner } from './AlertBanner.tsx'
export { SeverityMark } from './SeverityMark.tsx'
