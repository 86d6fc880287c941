// How a company looks on what leaves the house: a name, a colour, a logo. An entity says it; which one is asked
// of the database alone (`brandOf`).

import { contrast, rgbOf } from '../../kit/contrast.ts'

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

/** From 1, the same, to 21, black on white. */
export const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other))

/** What is written on the colour. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  contrastOf(colour, '#000000') > contrastOf(colour, '#ffffff') ? '#000000' : '#ffffff'

const darker = (colour: string): string =>
  `#${rgbOf(colour)
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
