export const certificationKey = (id: string) => ['certification', id] as const
export const certificationPageKey = (code: string) => ['certification-page', code] as const
