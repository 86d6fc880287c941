export type OpenModal<Content> = { id: string; content: Content; unsaved: boolean }

/** The open modals, the most recently opened first, which is the active one. */
export type Stack<Content> = readonly OpenModal<Content>[]

/** Puts a modal at the front; opened again, it comes to the front as it is. */
export function opened<C>(stack: Stack<C>, id: string, content: C): Stack<C> {
  const unsaved = stack.find((modal) => modal.id === id)?.unsaved ?? false
  return [{ id, content, unsaved }, ...closed(stack, id)]
}

export function closed<C>(stack: Stack<C>, id: string): Stack<C> {
  return stack.filter((modal) => modal.id !== id)
}

export function marked<C>(stack: Stack<C>, id: string, unsaved: boolean): Stack<C> {
  const told = stack.some((modal) => modal.id === id && modal.unsaved !== unsaved)
  return told ? stack.map((modal) => (modal.id === id ? { ...modal, unsaved } : modal)) : stack
}

export const active = <C>(stack: Stack<C>): OpenModal<C> | undefined => stack[0]

export const hasUnsaved = <C>(stack: Stack<C>): boolean => stack.some((modal) => modal.unsaved)
