// When an order of an inspector is said to be complied with, a notice of that is to be posted at the
// workplace and sent to the ministry within three days: a to-do of its owner, and its story says so.
import type { Context } from '../../access/server/gate.ts'
import { mailAddresses } from '../../access/server/mail-addresses.ts'
import { sql } from '../../kit/db/sql.ts'
import { addToDo } from '../tasks/index.ts'
import { note } from './events.store.ts'
import { accountsInRole } from './reminders/remind.store.ts'

const daysForNotice = 3

type Order = { number: string; title: string; order: string; owner: string | null; due_on: string }
type Said = Pick<Order, 'number' | 'title' | 'order'>

const words: Record<'en' | 'fr' | 'es', (said: Said) => { title: string; notes: string }> = {
  en: ({ number, title, order }) => ({
    title: `Order ${order}: post and send the notice of compliance`,
    notes: `${number} “${title}” is said to be put right. Post the notice of compliance at the workplace and send it to the ministry within three days.`,
  }),
  fr: ({ number, title, order }) => ({
    title: `Ordre ${order} : afficher et envoyer l’avis de conformité`,
    notes: `${number} « ${title} » est déclaré corrigé. Affichez l’avis de conformité sur le lieu de travail et envoyez-le au ministère dans les trois jours.`,
  }),
  es: ({ number, title, order }) => ({
    title: `Orden ${order}: publicar y enviar el aviso de cumplimiento`,
    notes: `${number} «${title}» consta como corregida. Publique el aviso de cumplimiento en el lugar de trabajo y envíelo al ministerio en un plazo de tres días.`,
  }),
}

/** Of an order; of anything else nothing follows. One that waits already is not asked for again. */
export async function askForNotice({ db, exchange }: Context, deficiency: string): Promise<void> {
  const link = `${exchange.publicUrl}/dashboard/deficiency-registry?row=${deficiency}`
  const order = await db.maybe<Order>(sql`
    select d.number, d.title, d.order_reference as "order", a.id as owner,
      (now() at time zone c.timezone)::date + ${daysForNotice}::integer as due_on
    from deficiencies d
    join company c on c.id = d.company_id
    left join account a on a.company_id = d.company_id and a.id = d.owner
      and a.deactivated_at is null
    where d.company_id = current_company() and d.id = ${deficiency} and d.source = 'order'`)
  if (order === undefined) return
  const assignee = order.owner ?? (await accountsInRole(db, 1))[0] ?? null
  const [reader] = assignee === null ? [] : await mailAddresses(db, [assignee])
  const { due_on } = order
  const asked = await addToDo(db, {
    ...words[reader?.lang ?? 'en'](order),
    assignee,
    due_on,
    link,
  })
  if (asked) await note(db, deficiency, { kind: 'notice_due', detail: { due_on } })
}
