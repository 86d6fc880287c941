/** Everything that a move or a change of rights may alter. */
export const rightsKey = ['rights'] as const
export const moveKey = (to: string | null, ...of: readonly unknown[]) =>
  [...rightsKey, 'move', to, ...of] as const
export const templatesKey = [...rightsKey, 'templates'] as const
