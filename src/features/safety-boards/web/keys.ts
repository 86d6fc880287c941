export const boardKey = (id: string) => ['safety-board', id] as const
export const publicBoardKey = (code: string) => ['public-safety-board', code] as const
