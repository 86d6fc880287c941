/** Everything that a move or a change of rights may alter. */
export const rightsKey = ['rights'] as const
export const membersKey = (id: string, ...of: readonly unknown[]) =>
  [...rightsKey, 'members', id, ...of] as const
export const personKey = (id: string) => [...rightsKey, 'person', id] as const
export const wayInKey = (id: string) => [...rightsKey, 'way in', id] as const
export const moveKey = (to: string | null, ...of: readonly unknown[]) =>
  [...rightsKey, 'move', to, ...of] as const
export const templatesKey = [...rightsKey, 'templates'] as const
