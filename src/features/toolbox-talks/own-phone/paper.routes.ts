// The code of a talk on paper, for the place where the crew meets.
import { Readable } from 'node:stream'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { firstCode } from '../../../access/server/codes.store.ts'
import { bindFile } from '../../../access/server/gate.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import type { VisitorFiles } from '../../../kit/files/server/visitor.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { Problem } from '../../../kit/problems.ts'
import { codeLabels, documentPoster } from '../../documents/index.ts'
import { lockDelivery } from '../deliveries/deliveries.store.ts'
import { paperOfTalk } from './own-phone.contract.ts'
import { talkToSign } from './own-phone.store.ts'

const longest = 20 * 1024 * 1024

export const talkPaperCall = ({ store, folder }: VisitorFiles) =>
  bindFile(paperOfTalk, async ({ db }, { params: { id }, query }, exchange) => {
    await lockDelivery(db, id)
    const { title, place, project } = await talkToSign(db, id)
    const token = await firstCode(db, { subject: 'toolbox_talk_deliveries', subject_id: id })
    if (token === null) throw new Problem('row/missing')
    const brand = await brandOf(db, { project })
    return async () => {
      const labels = query.as === 'labels'
      const made = await (labels ? codeLabels : documentPoster)(
        {
          brand: await drawBrand(store, brand, exchange.log),
          title: title ?? '',
          about: place,
          address: `${exchange.publicUrl}/talk/${token}`,
          size: query.as === 'labels' ? 'letter' : query.as,
        },
        {
          language: query.lang ?? localeOf(exchange.header('accept-language')),
          printedAt: new Date().toISOString(),
        },
      )
      const spooled = await spool(Readable.from([made]), folder, longest)
      return { name: `${title} QR.pdf`, mime: 'application/pdf', spooled }
    }
  })
