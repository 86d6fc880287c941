// What this feature reads, each under its key.
export const waitingAlertsKey = ['safety-alerts', 'waiting'] as const
export const alertRuleKey = ['safety-alerts', 'rule'] as const
export const alertKey = (id: string) => ['safety-alerts', 'read', id] as const
export const alertReachKey = (id: string) => ['safety-alerts', 'reach', id] as const
export const alertVersionsKey = (id: string) => ['safety-alerts', 'versions', id] as const
