export const deliveryKey = (id: string) => ['toolbox-talks', 'delivery', id] as const
export const heardKey = (id: string) => [...deliveryKey(id), 'words'] as const
