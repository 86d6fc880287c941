// What other features may use of safety alerts in the browser: how one is written.
export { safetyAlerts } from '../alerts/safety-alerts.register.ts'
export { web as safetyAlertsWeb } from '../alerts/safety-alerts.web.tsx'
