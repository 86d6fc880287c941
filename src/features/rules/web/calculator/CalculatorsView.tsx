import { Link, useNavigate } from 'react-router'
import { calculatorGroups, calculatorOf, calculators } from '../../calculators/all.ts'
import { Choose } from '../Choose.tsx'
import { useSays } from '../use-says.ts'
import { CalculatorCard } from './CalculatorCard.tsx'
import classes from './calculator.module.css'

/** The calculators beside the one that is open; a list of them on a phone. */
export function CalculatorsView({ name }: { name: string }) {
  const calculator = calculatorOf(name)
  const says = useSays()
  const navigate = useNavigate()
  return (
    <div className={classes.view}>
      <nav className={classes.menu} aria-label={says.word('page_view_calculators')}>
        {calculatorGroups.map(({ title, calculators: list }) => (
          <div key={title}>
            <h2 className="p-0 px-3 text-soft font-semibold">{says.word(title)}</h2>
            <ul className="bare">
              {list.map((one) => (
                <li key={one.name}>
                  <Link
                    className="block rounded text-ink text-sm no-underline"
                    to={`?calc=${one.name}`}
                    aria-current={one.name === calculator.name ? 'page' : undefined}
                  >
                    {says.word(one.title)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.choose}>
        <Choose
          label={says.word('calculator_choose')}
          options={calculators.map(({ name, title }) => ({ id: name, label: says.word(title) }))}
          value={calculator.name}
          onChange={(name) => void navigate(`?calc=${name}`)}
        />
      </div>
      <CalculatorCard key={calculator.name} calculator={calculator} />
    </div>
  )
}
