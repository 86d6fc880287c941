import { SeverityTag } from '../../theme/SeverityTag.tsx'
import { Schemes } from './Schemes.tsx'
import classes from './specimen.module.css'

export function CardExample() {
  return (
    <>
      <p>One thing that can be opened or acted on by itself. Never a card within a card.</p>
      <Schemes>
        <article className={classes.card}>
          <SeverityTag severity="high" />
          <h3>Guard rail missing, level 3</h3>
          <p>Reported by Maya Okafor for the north stair. Due on Friday.</p>
        </article>
      </Schemes>
    </>
  )
}
