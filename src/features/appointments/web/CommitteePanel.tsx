import { useText } from '../../../kit/web/language/Language.tsx'
import { CommitteeCard } from './CommitteeCard.tsx'
import { CommitteePoster } from './CommitteePoster.tsx'
import { Panel } from './Panel.tsx'

/** Whether each committee is made up as it must be. */
export function CommitteePanel() {
  const text = useText()
  return (
    <Panel
      title={text('committee_title')}
      lead={text('committee_lead')}
      actions={<CommitteePoster />}
      rules={['committee', 'committee_size', 'worker_half', 'co_chairs', 'certified', 'refresher']}
    >
      {(places) => {
        const judged = places.filter(
          ({ committee: { needed, workers, management } }) => needed || workers + management > 0,
        )
        return judged.length === 0 ? (
          <p>{text('committee_none')}</p>
        ) : (
          <ul
            className="bare grid gap-4"
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}
          >
            {judged.map((place) => (
              <CommitteeCard key={place.location.id} place={place} />
            ))}
          </ul>
        )
      }}
    </Panel>
  )
}
