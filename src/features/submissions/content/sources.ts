// By which ways submissions come.

export const ofCompany = ['web', 'import', 'api'] as const
/** From the portal, or by a code without signing in. */
export const ofContractors = ['tc_portal', 'qr_public'] as const
