/** A page: its address, and what stands in it for the parameters of its route. */
export type Place = { pathname: string; params: Readonly<Record<string, string>> }

/** What is shown; the page has it in its first element, for the browser that takes it up. */
export type Shown = {
  /** The file of its screen below the features. */
  file: string
  place: Place
  fixed: boolean
}
