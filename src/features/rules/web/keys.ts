// What this feature reads, each under its key.

export const switchesKey = ['rule-switches'] as const
export const ruleTitlesKey = (locale: string) => ['rule-titles', locale] as const
export const ruleWordsKey = (locale: string) => ['rule-words', locale] as const
