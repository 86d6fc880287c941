// What people are told of assets.
import { noticeKind } from '../../../manifest/notice.ts'

export const assetTakenOut = noticeKind({
  name: 'asset-taken-out',
  facts: { asset: 'text', number: 'text', reason: 'quote' },
  path: '/dashboard/assets/inventory/record/{record}',
  mail: 'at-once',
  waits: true,
  mandatory: true,
  words: {
    en: {
      kind: 'A machine failed its check and must not be used',
      says: 'Out of service: {asset}',
      why: 'It failed its check[ {number}] and must not be used. You hold it, answer for its place, or manage safety. It can be released once the same check passes.',
    },
    fr: {
      kind: 'Une machine a échoué à sa vérification et ne doit pas être utilisée',
      says: 'Hors service : {asset}',
      why: 'Échec à la vérification[ {number}] : ne pas utiliser. Vous la détenez, répondez de son lieu ou gérez la sécurité. Elle pourra être remise en service quand la même vérification sera réussie.',
    },
    es: {
      kind: 'Una máquina no superó su revisión y no debe usarse',
      says: 'Fuera de servicio: {asset}',
      why: 'No superó su revisión[ {number}] y no debe usarse. Usted la tiene, responde por su lugar o gestiona la seguridad. Podrá volver al servicio cuando supere la misma revisión.',
    },
  },
  others: {
    of: 'inventory',
    says: {
      en: 'Out of service: {asset}[. It failed its check {number}]',
      fr: 'Hors service : {asset}[. Échec à la vérification {number}]',
      es: 'Fuera de servicio: {asset}[. No superó su revisión {number}]',
    },
  },
})
