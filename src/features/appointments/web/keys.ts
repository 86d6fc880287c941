// What this feature reads, each under its key.

export const placesKey = ['appointments', 'places'] as const
