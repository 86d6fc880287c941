// When an order of an inspector is said to be complied with, a notice of that is to be posted at the
// workplace and sent to the ministry: a to-do of its owner, and its story says so. By when is uncertain:
// nothing is asked for until the company switches that rule on.
import type { Context } from '../../../access/server/gate.ts'
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import { type RowOf, row } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import { dueAt, rulesInForce } from '../../../regulation/index.ts'
import { switchedOn } from '../../rules/index.ts'
import { addToDo } from '../../tasks/index.ts'
import { note } from '../events.store.ts'
import { accountsInRole } from '../reminders/remind.store.ts'

const rule = 'ON-59-NOTICE'

const orderRow = row({
  number: 'string',
  title: 'string',
  order: 'string',
  owner: 'string?',
  today: 'string',
  zone: 'string',
})
type Order = RowOf<typeof orderRow>
type Said = Pick<Order, 'number' | 'title' | 'order'> & { due_on: string }

const noticeText: Record<'en' | 'fr' | 'es', (said: Said) => { title: string; notes: string }> = {
  en: ({ number, title, order, due_on }) => ({
    title: `Order ${order}: post and send the notice of compliance`,
    notes: `${number} “${title}” is said to be put right. Post the notice of compliance at the workplace and send it to the ministry by ${due_on}.`,
  }),
  fr: ({ number, title, order, due_on }) => ({
    title: `Ordre ${order} : afficher et envoyer l’avis de conformité`,
    notes: `${number} « ${title} » est déclaré corrigé. Affichez l’avis de conformité sur le lieu de travail et envoyez-le au ministère au plus tard le ${due_on}.`,
  }),
  es: ({ number, title, order, due_on }) => ({
    title: `Orden ${order}: publicar y enviar el aviso de cumplimiento`,
    notes: `${number} «${title}» consta como corregida. Publique el aviso de cumplimiento en el lugar de trabajo y envíelo al ministerio a más tardar el ${due_on}.`,
  }),
}

/** Of an order; of anything else nothing follows. One that waits already is not asked for again. */
export async function askForNotice({ db, exchange }: Context, deficiency: string): Promise<void> {
  const link = `${exchange.publicUrl}/dashboard/deficiency-registry?row=${deficiency}`
  const order = await db.maybe(
    orderRow,
    sql`
    select d.number, d.title, d.order_reference as "order", a.id as owner,
      (now() at time zone c.timezone)::date as today, c.timezone as zone
    from deficiencies d
    join company c on c.id = d.company_id
    left join account a on a.company_id = d.company_id and a.id = d.owner
      and a.deactivated_at is null
    where d.company_id = current_company() and d.id = ${deficiency} and d.source = 'order'`,
  )
  if (order === undefined) return
  const { today, zone } = order
  const on = await switchedOn(db)
  if (!rulesInForce(today, on).some(({ code }) => code === rule)) return
  const assignee = order.owner ?? (await accountsInRole(db, 1))[0] ?? null
  const [reader] = assignee === null ? [] : await mailAddresses(db, [assignee])
  const { day: due_on } = dueAt(rule, { at: today, zone, switchedOn: on })
  const asked = await addToDo(db, {
    ...noticeText[reader?.lang ?? 'en']({ ...order, due_on }),
    assignee,
    due_on,
    link,
  })
  if (asked) await note(db, deficiency, { kind: 'notice_due', detail: { due_on } })
}
