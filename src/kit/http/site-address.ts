// Pages are written before it is known where they will lie, and search engines and messengers want whole addresses.

/** Stands in a page as the build wrote it for the address of the site. */
export const siteToBe = 'https://site-to-be.invalid'
