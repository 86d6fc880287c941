import { IconCalculator, IconScale } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { calculators } from '../calculators/all.ts'
import { CalculatorsView } from './calculator/CalculatorsView.tsx'
import { RulesView } from './list/RulesView.tsx'
import classes from './rules.module.css'
import { SaysContext, useLoadedSays } from './use-says.ts'

/** Every rule of law that the product works by, and what each function of it says for given facts. */
export default function RulesScreen() {
  const text = useText()
  const says = useLoadedSays()
  const [params] = useSearchParams()
  const asked = params.get('calc')
  if (says === undefined)
    return (
      <Page title={text('nav_rules')}>
        <ListSkeleton rows={8} />
      </Page>
    )
  const found = calculators.find(({ name }) => name === asked) ?? calculators[0]
  const views = [
    { to: '?', here: asked === null, Icon: IconScale, label: says.word('page_view_rules') },
    {
      to: `?calc=${calculators[0]?.name}`,
      here: asked !== null,
      Icon: IconCalculator,
      label: says.word('page_view_calculators'),
    },
  ]
  return (
    <SaysContext value={says}>
      <Page title={text('nav_rules')} lead={says.word('page_lead')}>
        <nav className={classes.views} aria-label={says.word('page_views')}>
          {views.map(({ to, here, Icon, label }) => (
            <Link key={label} to={to} aria-current={here ? 'page' : undefined}>
              <Icon size={18} aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
        {asked === null || found === undefined ? (
          <RulesView />
        ) : (
          <CalculatorsView calculator={found} />
        )}
      </Page>
    </SaysContext>
  )
}
