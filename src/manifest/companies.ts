// What a company is asked when it begins: what it begins with follows from it.
export const countries = ['CA', 'US'] as const
export type Country = (typeof countries)[number]

/** A general contractor, a trade on other people's sites, a plant or warehouse, buildings and grounds. */
export const trades = ['building', 'specialty', 'industrial', 'facilities'] as const
export type Trade = (typeof trades)[number]

/** What was chosen of a list; the first where nothing of it was. */
export const countryOf = (chosen: string | undefined): Country =>
  countries.find((one) => one === chosen) ?? countries[0]
export const tradeOf = (chosen: string | undefined): Trade =>
  trades.find((one) => one === chosen) ?? trades[0]
