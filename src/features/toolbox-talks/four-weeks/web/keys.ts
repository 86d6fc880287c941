export const talkWeeksKey = ['toolbox-talks', 'weeks'] as const
