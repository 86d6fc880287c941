export const takingKey = (id: string) => ['orientation taking', id]
