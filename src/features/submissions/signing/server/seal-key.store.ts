// The keys to which devices seal a PIN that is typed without a connection.
import type { z } from 'zod'
import { json } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { makePair, type PublicKey, unseal } from '../../../../kit/encryption/seal.ts'
import type { Cipher } from '../../../../kit/encryption/server/cipher.ts'
import { newId } from '../../../../kit/ids.ts'
import type { sealedPin } from '../signing.contract.ts'

type SealKey = { id: string } & PublicKey

const placeOf = (row: string) => ({ row, column: 'seal_key.private_key_encrypted' })

/** The present key. A new one is made each month; what was sealed to the one before is opened until it goes. */
export async function presentSealKey(db: Db, cipher: Cipher): Promise<SealKey> {
  const found = await db.maybe(
    { id: 'string', public_key: json<PublicKey>() },
    sql`
    select id, public_key from seal_key
    where company_id = current_company() and created_at > now() - interval '30 days'
      and private_key_encrypted is not null
    order by created_at desc limit 1`,
  )
  if (found !== undefined) return { id: found.id, ...found.public_key }
  await db.run(sql`
    delete from seal_key
    where company_id = current_company() and created_at < now() - interval '120 days'`)
  const id = newId()
  const { publicKey, privateKey } = await makePair()
  await db.run(sql`
    insert into seal_key (company_id, id, public_key, private_key_encrypted)
    values (current_company(), ${id}, ${JSON.stringify(publicKey)}::jsonb,
      ${cipher.encrypt(placeOf(id), privateKey)})`)
  return { id, ...publicKey }
}

/** The number in it; nothing where it cannot be read, and its person is asked again. */
export async function openPin(
  db: Db,
  cipher: Cipher,
  { key, ...sealed }: z.output<typeof sealedPin>,
  about: string,
): Promise<string | undefined> {
  const found = await db.maybe(
    { public_key: json<PublicKey>(), private_key: 'string?' },
    sql`
    select public_key, private_key_encrypted as private_key from seal_key
    where company_id = current_company() and id = ${key}`,
  )
  if (found?.private_key == null) return undefined
  const pair = {
    publicKey: found.public_key,
    privateKey: cipher.decrypt(placeOf(key), found.private_key),
  }
  const number = await unseal(pair, sealed, about)
  return number !== undefined && /^\d{6}$/.test(number) ? number : undefined
}
