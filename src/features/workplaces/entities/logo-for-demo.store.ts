// The logo of the demo company: drawn by `npm run demo:pictures`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type DrawnFile, insertDrawn } from '../../../manifest/demo-files.server.ts'
import { idOf } from '../../../register/server/fill.ts'

const fileOf = (slug: string) => idOf(slug, 'demo logo')

async function logoOf(db: Db, slug: string): Promise<DrawnFile | undefined> {
  const entity = await db.maybe(
    { id: 'string' },
    sql`select id from entities where company_id = current_company() and is_default`,
  )
  return (
    entity && {
      id: fileOf(slug),
      name: 'Northgate Builders.png',
      mime: 'image/png',
      content: await readFile(join(import.meta.dirname, 'demo/logo.png')),
      of: { register: 'entities', id: entity.id, field: 'logo' },
    }
  )
}

export async function addLogo(db: Db, slug: string): Promise<void> {
  const logo = await logoOf(db, slug)
  if (logo !== undefined) await insertDrawn(db, logo)
}

export const logoOfDemo = { ids: (slug: string) => [fileOf(slug)], drawAgain: logoOf }
