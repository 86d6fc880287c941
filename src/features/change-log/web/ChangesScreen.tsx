import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage, useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { useSendFor } from '../../../register/web/list/head/use-export.ts'
import { exportChanges, sheetFormats } from '../changes.contract.ts'
import { ChainLine } from './ChainLine.tsx'
import { ChangeFiltersBar } from './ChangeFiltersBar.tsx'
import { ChangesList } from './ChangesList.tsx'
import { type ShownFilters, useFilters } from './use-filters.ts'

/** The change log: who did what to which record, when, before and after. */
export default function ChangesScreen() {
  const text = useText()
  const { filters, ask, clear, isNarrowed } = useFilters()
  return (
    <Page
      title={text('nav_changes')}
      lead={text('changes_lead')}
      actions={<ExportButton filters={filters} />}
    >
      <ChainLine />
      <div className="stack gap-3">
        <ChangeFiltersBar filters={filters} onAsk={ask} />
        <ChangesList filters={filters} {...(isNarrowed && { onClear: clear })} />
      </div>
    </Page>
  )
}

function ExportButton({ filters }: { filters: ShownFilters }) {
  const { text, locale } = useLanguage()
  const sendFor = useSendFor()
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />}>
          {text('changes_export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheetFormats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void sendFor(exportChanges.path, { ...filters, format, lang: locale })}
          >
            {text(`list_export_${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
