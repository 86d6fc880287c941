import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { useAddressQuery, withWords } from '../../../kit/web/page/use-address-query.ts'
import type { AnyRow } from '../../../register/define.ts'
import { PresentChip } from '../../../register/web/list/filters/PresentChip.tsx'
import { RegisterList } from '../../../register/web/list/RegisterList.tsx'
import { deficiencies } from '../deficiencies.register.ts'
import { web } from '../deficiencies.web.tsx'
import { openStatuses } from '../steps/steps.ts'
import { AboveDeficiencies } from './AboveDeficiencies.tsx'
import { AgeingView } from './ageing/AgeingView.tsx'
import { ClosingFigures } from './ageing/ClosingFigures.tsx'
import { BoardView } from './board/BoardView.tsx'
import { DeficiencyDrawer } from './drawer/DeficiencyDrawer.tsx'
import { useDeficiencyForm } from './use-deficiency-form.tsx'
import { useHere } from './use-here.ts'

const open = { status: openStatuses }
const ofIncidents = { source: 'incident' } as const

/** What is wrong and must be put right: as a table, as a board, by its age. The deficiencies of
 *  incidents are the same, narrowed. */
export default function DeficiencyRegistryScreen() {
  const { text, say } = useLanguage()
  const here = useHere()
  const { change } = useAddressQuery()
  const openForm = useDeficiencyForm()
  const { isNew, incident, view, addressWith } = here

  useEffect(() => {
    if (!isNew) return
    openForm(undefined, incident)
    change((now) => withWords(now, { new: null }), { replace: true })
  }, [isNew, incident, openForm, change])

  const title = incident ? text('deficiency_of_incidents') : say(deficiencies.many)
  return (
    <>
      {view === 'table' ? (
        <RegisterList
          key={here.path}
          register={deficiencies}
          web={web}
          state="active"
          title={title}
          begins={open}
          {...(incident && { fixed: ofIncidents })}
          places={{
            list: here.path,
            create: addressWith({ new: '1' }),
            row: ({ id }: AnyRow) => addressWith({ row: id }),
          }}
        />
      ) : (
        <Page
          title={title}
          actions={
            <Button
              component={Link}
              to={addressWith({ new: '1' })}
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {text('deficiency_new')}
            </Button>
          }
        >
          <AboveDeficiencies />
          <PresentChip register={deficiencies} />
          {view === 'board' ? (
            <BoardView here={here} />
          ) : (
            <>
              <AgeingView here={here} />
              <ClosingFigures here={here} />
            </>
          )}
        </Page>
      )}
      <DeficiencyDrawer here={here} />
    </>
  )
}
