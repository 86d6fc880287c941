import { SeverityTag } from '../../src/kit/web/theme/SeverityTag.tsx'
import { Schemes } from './Schemes.tsx'

export function CardExample() {
  return (
    <>
      <p>One thing that can be opened or acted on by itself. Never a card within a card.</p>
      <Schemes>
        <article className="card grid justify-items-start gap-2 p-6">
          <SeverityTag severity="high" />
          <h3 className="title-3">Guard rail missing, level 3</h3>
          <p className="text-soft">Reported by Maya Okafor for the north stair. Due on Friday.</p>
        </article>
      </Schemes>
    </>
  )
}
