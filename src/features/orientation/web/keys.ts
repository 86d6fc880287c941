export const takingKey = (id: string) => ['orientation taking', id]
/** Everything that says what became of orientations. */
export const takenKey = (...of: readonly string[]) => ['orientation taken', ...of]
export const offerKey = (...of: readonly (string | null)[]) => ['orientation offer', ...of]
export const linkKey = (id: string) => ['orientation link', id]
