// Tells those whom a form names that it was submitted. The mail leaves when the submission is kept.
import type { Db } from '../../../../kit/db/server/database.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { sendMail } from '../../../../kit/mail/server/send-mail.ts'
import type { SubmissionContext } from '../../revisions/server/submission-context.store.ts'

type Facts = { number: string; form: string; by: string; link: string }

const mailText: Record<Locale, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ number, form, by, link }) => ({
    subject: `${form}: ${number}`,
    text: `${by} submitted “${form}” as ${number}.\n\nRead it here:\n${link}`,
  }),
  fr: ({ number, form, by, link }) => ({
    subject: `${form} : ${number}`,
    text: `${by} a soumis « ${form} » sous le numéro ${number}.\n\nÀ lire ici :\n${link}`,
  }),
  es: ({ number, form, by, link }) => ({
    subject: `${form}: ${number}`,
    text: `${by} envió «${form}» con el número ${number}.\n\nLéalo aquí:\n${link}`,
  }),
}

const pageOf = (publicUrl: string, id: string): string =>
  `${publicUrl}/dashboard/submissions/edit/${id}`

export async function mailSubmitted(
  db: Db,
  {
    id,
    number,
    context,
    sender,
    language,
  }: {
    id: string
    number: string
    context: SubmissionContext
    sender: { name: string; publicUrl: string }
    language: Locale
  },
): Promise<void> {
  if (context.email_to.length === 0) return
  const said = mailText[language]({
    number,
    form: context.title,
    by: sender.name,
    link: pageOf(sender.publicUrl, id),
  })
  for (const to of new Set(context.email_to.map(({ email }) => email)))
    await sendMail(db, { to, ...said, lang: language })
}
