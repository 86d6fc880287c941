// How well one colour can be read on another, as WCAG 2.2 measures it.
export type Rgb = readonly [red: number, green: number, blue: number]

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Reads `#fff` and `#14202b`. */
export function rgbOf(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}
