// The colours of mails: said in each element, because many mail programs drop the sheet in the head; and anew in
// that sheet for dark screens.
import { contrast, rgbOf } from '../../contrast.ts'
import type { MailBrand } from '../letter.ts'

export const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

export const ink = '#14202b'
export const soft = '#51606e'
export const around = '#f6f7f8'
export const line = '#d9dfe4'
export const link = '#a94100'

/** The button's colour and what is written on it. */
export function buttonColours({ colour }: MailBrand): { fill: string; on: string } {
  const fill = colour ?? '#ff6a13'
  const reads = (on: string) => contrast(rgbOf(fill), rgbOf(on))
  return { fill, on: [ink, '#ffffff'].find((on) => reads(on) >= 4.5) ?? '#000000' }
}

export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 619px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important }
  .margin { padding: 0 !important }
}
@media (prefers-color-scheme: dark) {
  .around { background-color: #0f171f !important }
  .paper { background-color: #17222c !important }
  .ink, .ink a { color: #e8edf1 !important }
  .soft, .soft a { color: #a3b0bc !important }
  a.link { color: #ff9452 !important }
  .line { border-color: #2b3a47 !important }
  .box { background-color: #1f2d39 !important }
}
[data-ogsc] .ink { color: #e8edf1 !important }
[data-ogsc] .soft { color: #a3b0bc !important }
`
