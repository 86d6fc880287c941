// The code of a board on paper.
import { Readable } from 'node:stream'
import { brandOf } from '../../../access/brand/server/brand.store.ts'
import { drawBrand } from '../../../access/brand/server/small-logo.ts'
import { codeOf } from '../../../access/server/codes.store.ts'
import { bindFile } from '../../../access/server/gate.ts'
import { spool } from '../../../kit/files/server/spool.ts'
import type { VisitorFiles } from '../../../kit/files/server/visitor.ts'
import { localeOf } from '../../../kit/http/server/language.ts'
import { Problem } from '../../../kit/problems.ts'
import { codeLabels, documentPoster } from '../../documents/index.ts'
import { boardPaper } from './board.contract.ts'
import { boardOf } from './board.store.ts'

const longest = 20 * 1024 * 1024

export const paperCall = ({ store, folder }: VisitorFiles) =>
  bindFile(boardPaper, async ({ db }, { params: { id }, query }, exchange) => {
    const board = await boardOf(db, id)
    const code = await codeOf(db, { subject: 'safety_boards', subject_id: id })
    if (code === undefined) throw new Problem('row/missing')
    const brand = await brandOf(db, { project: board.project })
    return async () => {
      const labels = query.as === 'labels'
      const made = await (labels ? codeLabels : documentPoster)(
        {
          brand: await drawBrand(store, brand, exchange.log),
          title: board.name,
          about: board.place ?? '',
          address: `${exchange.publicUrl}/qr-code/safety-board/${code.token}`,
          size: query.as === 'labels' ? 'letter' : query.as,
        },
        {
          language: query.lang ?? localeOf(exchange.header('accept-language')),
          printedAt: new Date().toISOString(),
        },
      )
      const spooled = await spool(Readable.from([made]), folder, longest)
      return { name: `${board.name} QR.pdf`, mime: 'application/pdf', spooled }
    }
  })
