export const coverageKey = (asked: object) => ['documents', 'coverage', asked] as const
