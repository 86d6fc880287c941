import { Button, Checkbox } from '@mantine/core'
import { IconExternalLink, IconQrcode, IconQrcodeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/http/client.web.ts'
import { dayIn } from '../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../kit/web/plain/QrCode.tsx'
import type { AnyRow } from '../../../register/define.ts'
import {
  type CertifiedPlace,
  closeCertification,
  openCertification,
  readCertification,
  setCertificateConsent,
} from '../certification.contract.ts'
import { certificationKey } from './keys.ts'

/** Whether a place has a certification page, and who agreed to stand on it. */
export function CertificationTab({ place, row }: { place: CertifiedPlace; row: AnyRow }) {
  const { text, locale } = useLanguage()
  const { id } = row
  const mayEdit = row.can.includes('edit')
  const { data, isError } = useQuery({
    queryKey: certificationKey(id),
    queryFn: async ({ signal }) =>
      (await call(readCertification[place], { params: { id }, signal })).data,
  })
  const doing = { renews: [certificationKey(id)], refusedInPassing: true, oneAtATime: true }
  const open = useAct(() => call(openCertification[place], { params: { id } }), doing)
  const close = useAct(() => call(closeCertification[place], { params: { id } }), doing)
  const note = useAct(
    ({ person, agrees }: { person: string; agrees: boolean }) =>
      call(setCertificateConsent[place], { params: { id, person }, body: { agrees } }),
    doing,
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { path, people, scans } = data
  const address = path === null ? undefined : window.location.origin + path
  return (
    <div className="stack gap-4">
      <p className="hint m-0">{text('certification_lead')}</p>
      {address !== undefined && (
        <div className="row gap-4">
          <QrCode text={address} size={160} label={text('certification_tab')} />
          <div className="min-w-0">
            <p className="hint m-0 break-anywhere">{address}</p>
            <p className="hint m-0 mt-2">{text('code_scans', { count: scans })}</p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== undefined && (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {text('certification_open')}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="default"
            loading={open.busy}
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => open.act()}
          >
            {text(path === null ? 'certification_on' : 'certification_renew')}
          </Button>
        )}
        {mayEdit && path !== null && (
          <Button
            variant="default"
            loading={close.busy}
            leftSection={<IconQrcodeOff size={18} aria-hidden />}
            onClick={() => close.act()}
          >
            {text('certification_off')}
          </Button>
        )}
      </div>
      {people.length === 0 && <EmptyState title={text('certification_nobody')} />}
      <ul className="bare stack gap-2">
        {people.map(({ id: person, name, certificates, agreed_on }) => (
          <li key={person}>
            <Checkbox
              label={name}
              description={[
                text('certification_held', { count: certificates }),
                agreed_on !== null &&
                  text('certification_agreed', { day: dayIn(locale, agreed_on) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={agreed_on !== null}
              disabled={!mayEdit || note.busy}
              onChange={(event) => note.act({ person, agrees: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
