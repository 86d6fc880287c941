export const talksOfPersonKey = (person: string) => ['toolbox-talks', 'of-person', person] as const
