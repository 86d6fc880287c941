import { Select } from '@mantine/core'
import { DayInput } from '../../../kit/web/inputs/DayInput.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import { useChoices } from '../../../register/web/input/choices/use-choices.ts'
import { workedHours } from '../hours/worked-hours.register.ts'
import classes from './figures.module.css'
import type { Period } from './period.ts'

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What figures are narrowed by: it stands in the address, so that a link shows the same. */
export function useFilters() {
  const { search, change } = useAddressQuery()
  const words = new URLSearchParams(search)
  const [from, to, project] = [words.get('from'), words.get('to'), words.get('project')]
  return {
    asked: {
      ...(isDay(from) && { from }),
      ...(isDay(to) && { to }),
      ...(project && { project }),
    },
    ask: (asked: Readonly<Record<string, string | null>>) =>
      change((now) => withWords(now, asked), { replace: true, preventScrollReset: true }),
  }
}

type Props = { filters: ReturnType<typeof useFilters>; period: Period | undefined }

export function FilterBar({ filters: { asked, ask }, period }: Props) {
  const { text, say } = useLanguage()
  const { found, searching } = useChoices(workedHours, 'project', '', true)
  const { from = period?.from, to = period?.to } = asked
  return (
    <div className={classes.filters}>
      <DayInput
        label={text('figures_from')}
        value={from ?? null}
        onChange={(day) => ask({ from: day })}
        {...(to && { latest: to })}
      />
      <DayInput
        label={text('figures_to')}
        value={to ?? null}
        onChange={(day) => ask({ to: day })}
        {...(from && { earliest: from })}
      />
      <Select
        label={say('Project')}
        placeholder={text('figures_all')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': text('field_clear', { label: say('Project') }) }}
        value={asked.project ?? null}
        data={found.map(({ id, name }) => ({ value: id, label: name }))}
        nothingFoundMessage={text(searching ? 'field_searching' : 'input_select_nothing')}
        onChange={(project) => ask({ project })}
      />
    </div>
  )
}
