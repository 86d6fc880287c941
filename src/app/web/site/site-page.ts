/** A page: its address, and what stands in it for the parameters of its route. */
export type SitePlace = { pathname: string; params: Readonly<Record<string, string>> }

/** The page has it in its first element, for the browser that takes it up. */
export type SitePage = {
  /** The file of its screen below the features. */
  file: string
  place: SitePlace
  fixed: boolean
}
