import { IconCalculator, IconScale } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { whenDrawn } from '../../../kit/web/later.ts'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Views } from '../../../kit/web/page/Views.tsx'
import { RulesView } from './list/RulesView.tsx'
import { SaysContext, useLoadedSays } from './use-says.ts'

const CalculatorsView = whenDrawn(
  async () => (await import('./calculator/CalculatorsView.tsx')).CalculatorsView,
)

/** Every rule of law that the product works by, and what each function of it says for given facts. */
export default function RulesScreen() {
  const text = useText()
  const says = useLoadedSays()
  const [params] = useSearchParams()
  const calculator = params.get('calc')
  const waiting = <ListSkeleton rows={8} />
  if (says === undefined) return <Page title={text('nav_rules')}>{waiting}</Page>
  const calculates = calculator !== null
  return (
    <SaysContext value={says}>
      <Page title={text('nav_rules')} lead={says.word('page_lead')}>
        <Views
          label={says.word('page_views')}
          views={[
            { to: '?', label: says.word('page_view_rules'), here: !calculates, Icon: IconScale },
            {
              to: '?calc=due',
              label: says.word('page_view_calculators'),
              here: calculates,
              Icon: IconCalculator,
            },
          ]}
        />
        {calculates ? (
          <Suspense fallback={waiting}>
            <CalculatorsView name={calculator} />
          </Suspense>
        ) : (
          <RulesView />
        )}
      </Page>
    </SaysContext>
  )
}
