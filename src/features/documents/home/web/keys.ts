export const signedShareKey = ['documents', 'home', 'signed'] as const
export const reviewsDueKey = ['documents', 'home', 'reviews'] as const
