export const talkByCodeKey = (token: string) => ['toolbox-talks', 'by-code', token] as const
export const talkCodeKey = (delivery: string) => ['toolbox-talks', 'code', delivery] as const
