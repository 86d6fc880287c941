import type { Db } from '../../../../kit/db/server/database.ts'
import { productBrand } from '../../../../kit/mail/letter.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import { findManagers } from '../../companies.store.ts'
import { companyMail } from '../letters.ts'

type Told = Omit<Parameters<typeof companyMail.write>[0], 'name' | 'address'>

/** Each manager of the company of the transaction, in their language. */
export async function tellManagers(db: Db, told: Told, address: string): Promise<void> {
  for (const { first_name: name, email, lang } of await findManagers(db))
    if (email !== null && !email.endsWith('.internal'))
      await sendMail(
        db,
        companyMail,
        { ...told, name, address },
        { to: email, lang, brand: productBrand },
      )
}
