import { type Brand, inkOn, inkOnWhite } from '../../../../access/brand/brand.ts'
import { readFile } from '../../../../kit/files/files.contract.ts'
import { addressOf } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './brand-preview.module.css'

const plain = '#14202b'

/** The head of a paper and the button of a mail, both on white as they are read. */
export function BrandPreview({ name, colour, logo }: Brand) {
  const text = useText()
  const ink = colour === null ? plain : inkOnWhite(colour)
  const button = colour ?? plain
  const head = (
    <span className={classes.whose}>
      {logo !== null && <img src={addressOf(readFile, { params: { id: logo } })} alt="" />}
      <strong className="break-anywhere">{name}</strong>
    </span>
  )
  return (
    <section className={classes.both} aria-label={text('brand_preview')}>
      <figure className={classes.example}>
        <figcaption className="hint">{text('brand_paper')}</figcaption>
        <div className={classes.sheet}>
          <div className={classes.head} style={{ borderColor: ink }}>
            {head}
            <small>SUB-2026-0042</small>
          </div>
          <p className={classes.title}>{text('brand_example')}</p>
          <p className={classes.section} style={{ color: ink, borderColor: ink }}>
            {text('brand_section')}
          </p>
        </div>
      </figure>
      <figure className={classes.example}>
        <figcaption className="hint">{text('brand_mail')}</figcaption>
        <div className={classes.sheet}>
          {head}
          <p className={classes.title}>{text('brand_asks')}</p>
          <span className={classes.button} style={{ background: button, color: inkOn(button) }}>
            {text('brand_button')}
          </span>
        </div>
      </figure>
    </section>
  )
}
