import { addressOf } from '../../../kit/http/client.web.ts'
import { readLogo } from '../brand.contract.ts'
import { type Brand, inkOnWhite } from '../brand.ts'
import classes from './brand.module.css'

/** Whose a public page is: the logo, or the name alone, over a line of the company's colour. */
export function BrandHead({ brand: { name, colour, logo } }: { brand: Brand }) {
  return (
    <p
      className={classes.head}
      style={colour === null ? undefined : { borderColor: inkOnWhite(colour) }}
    >
      {logo !== null && (
        <img className={classes.logo} src={addressOf(readLogo, { params: { id: logo } })} alt="" />
      )}
      {name}
    </p>
  )
}
