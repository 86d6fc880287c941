import { Button, Group } from '@mantine/core'
import { IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import form from '../../../../register/web/form/form.module.css'
import { FactsForm } from '../../../../register/web/record/FactsForm.tsx'
import type { Says } from '../../../rules/web/index.ts'
import { incidents } from '../../record/incidents.register.ts'
import { claimFields } from '../claim-fields.ts'
import { type copies, form7Pdf, readForm7, writeClaim } from '../papers.contract.ts'
import { FactsOfPaper } from './FactsOfPaper.tsx'
import { form7Key } from './keys.ts'

type Props = { incident: string; person: string; says: Says }

/** The Form 7 of somebody who was hurt: section by section, how much is known, and the papers. */
export function Form7Card({ incident: id, person, says }: Props) {
  const { text, locale } = useLanguage()
  const { openModal, closeModal } = useModals()
  const modal = useId()
  const { data } = useQuery({
    queryKey: [...form7Key(id, person), locale],
    queryFn: async ({ signal }) =>
      (await call(readForm7, { params: { id, person }, query: { lang: locale }, signal })).data,
    retry: false,
  })
  const { act, busy } = useAct(
    (copy: (typeof copies)[number]) =>
      download(addressOf(form7Pdf, { params: { id, person } }), { lang: locale, copy }),
    { refusedInPassing: true },
  )
  // Where no report is due, none is asked for.
  if (data === undefined || data.completeness === null) return null
  const edit = () =>
    openModal(modal, {
      title: text('form7'),
      body: (
        <FactsForm
          register={incidents}
          fields={claimFields}
          values={data.values}
          save={(values) => call(writeClaim, { params: { id, person }, body: { values } })}
          renews={[form7Key(id, person)]}
          onDone={() => closeModal(modal)}
          id={modal}
        />
      ),
    })
  return (
    <section className={`${form.section} stack gap-3`} aria-labelledby={modal}>
      <Group justify="space-between" align="start">
        <h2 id={modal}>{text('form7')}</h2>
        {data.can.includes('edit') && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={edit}
          >
            {text('list_edit')}
          </Button>
        )}
      </Group>
      <p className="m-0">
        {text(data.short ? 'form7_short' : 'form7_long', {
          percent: percentIn(locale, Math.floor(data.completeness * 100)),
        })}
      </p>
      <div className="stack gap-1">
        {data.sections.map(({ code, facts }) => (
          <details key={code}>
            <summary>
              {text('form7_section', {
                section: `${code} · ${says.word(`section_${code}`)}`,
                known: facts.filter(({ words }) => words !== null).length,
                all: facts.length,
              })}
            </summary>
            <div className="p-3">
              <FactsOfPaper
                facts={facts.map((fact) => ({
                  label: says.word(`field_${fact.code}`),
                  words: fact.words,
                }))}
              />
            </div>
          </details>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['wsib', 'worker'] as const).map((copy) => (
          <Button
            key={copy}
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => act(copy)}
          >
            {text(`form7_pdf_${copy}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
