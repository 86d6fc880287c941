export const reportOfferKey = ['incident-offer'] as const
