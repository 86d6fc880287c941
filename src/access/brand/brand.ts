// How a company looks on what leaves the house: a name, a colour, a logo. An entity says it; which one is asked
// of the database alone (`brandOf`).

export type Brand = {
  readonly name: string
  /** `#1d5b79`; Plumbline's plain look where there is none. */
  readonly colour: string | null
  /** The id of its file. */
  readonly logo: string | null
}

/** `logoKey`: where the file store has the logo. */
export type StoredBrand = Brand & { readonly logoKey: string | null }

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Red, green and blue. */
const lightsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const weights = [0.2126, 0.7152, 0.0722]

/** Relative luminance, as WCAG 2 works it out. */
const luminance = (colour: string): number =>
  lightsOf(colour).reduce((sum, light, at) => {
    const share = light / 255
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return sum + linear * (weights[at] ?? 0)
  }, 0)

/** From 1, the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** What is written on the colour. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  contrastOf(colour, '#000000') > contrastOf(colour, '#ffffff') ? '#000000' : '#ffffff'

const darker = (colour: string): string =>
  `#${lightsOf(colour)
    .map((light) =>
      Math.floor(light * 0.94)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Of words and lines on white paper: a colour that is too pale to be read is darkened until it can be. */
export function inkOnWhite(colour: string): string {
  let shown = colour.toLowerCase()
  while (contrastOf(shown, '#ffffff') < 4.5) shown = darker(shown)
  return shown
}
