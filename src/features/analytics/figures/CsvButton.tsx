import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { hand } from '../../../kit/http/download.web.ts'
import { csvLine } from '../../../kit/spreadsheet/csv.ts'
import { useText } from '../../../kit/web/language/Language.tsx'

type Props = { title: string; heads: readonly string[]; lines: readonly (readonly string[])[] }

/** A table as a file. */
export function CsvButton({ title, heads, lines }: Props) {
  const text = useText()
  const download = () =>
    hand(
      new Blob([`\uFEFF${[heads, ...lines].map(csvLine).join('')}`], { type: 'text/csv' }),
      `${title}.csv`,
    )
  return (
    <div data-no-print>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={download}
      >
        {text('figures_csv')}
      </Button>
    </div>
  )
}
