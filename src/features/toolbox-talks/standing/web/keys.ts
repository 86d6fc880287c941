export const talkStandingKey = ['toolbox-talks', 'standing'] as const
